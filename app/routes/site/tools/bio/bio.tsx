import { href } from 'react-router';
import { services, user } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { bioRequestSchema } from '#packages/bio/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { createBio } from '#server/services/bio/create-bio.ts';
import type { Route } from './+types/bio.ts';
import { OwnDocument } from '../frame/own-document.tsx';
import { BioPage } from './bio-page.tsx';
import { BioTool } from './bio-tool.tsx';
import { readDesk } from './read-desk.ts';
import { readSample } from './read-sample.ts';
// Of the page for visitors, whose code no browser has.
import '../frame/drawn.css';
import '../frame/tool-picture.css';
import './bio.css';
import './character-rule.css';
import './fact-sheet.css';
import './four-lengths.css';
import './suitcases.css';

/** A visitor reads what it does; whoever is signed in has the tool. */
export const handle = { static: 'visitors', shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.bio, above: [pages.tools] });

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(user);
  if (!actor) return { desk: null, sample: readSample() };
  const desk = await readDesk(context.get(services), actor, {
    page: pageNumberOf(request.url),
    from: new URL(request.url).searchParams.get('de'),
  });
  return { desk, sample: null };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, bioRequestSchema, async (request) => {
    const id = await createBio(app, actor, { token: form.token ?? '', request });
    return redirectWithFlash(href('/bio-generator/:runId', { runId: id }), 'bio-made');
  });
}

export default function Bio({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, sample } = loaderData;
  if (desk) return <BioTool desk={desk} outcome={actionData} />;
  return import.meta.env.SSR ? <BioPage sample={sample} /> : <OwnDocument />;
}
