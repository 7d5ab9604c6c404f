import { href, redirect } from 'react-router';
import { z } from 'zod';
import { anonymous, services, user } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { coverFormSchema } from '#packages/cover-art/src/index.ts';
import { receiveForm } from '#server/services/contacts/receive-form.ts';
import { createCovers } from '#server/services/covers/create-covers.ts';
import type { Route } from './+types/cover.ts';
import { OwnDocument } from '../frame/own-document.tsx';
import { CoverPage } from './cover-page.tsx';
import { CoverTool } from './cover-tool.tsx';
import { readDesk } from './read-desk.ts';
// Of the page for visitors, whose code no browser has.
import '../frame/drawn.css';
import '../frame/tool-picture.css';
import './anatomy.css';
import './contact-sheet.css';
import './cover.css';
import './formats.css';
import './posters/poster.css';

/** A visitor reads what it does; whoever is signed in has the tool. */
export const handle = { static: 'visitors', shell: 'app', follows: ['run'] } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.coverArt, above: [pages.tools] });

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(user);
  const hasImageModel = context.get(services).covers.imageModel !== null;
  if (!actor) return { desk: null, hasImageModel };
  const desk = await readDesk(context.get(services), actor, {
    page: pageNumberOf(request.url),
    from: new URL(request.url).searchParams.get('de'),
  });
  return { desk, hasImageModel };
}

/** Where there is an image model, the page asks besides whether it is to make one. */
const sentFields = coverFormSchema.extend({ image: z.literal('on').optional().catch(undefined) });

/** What came of a form that was refused before it was read is kept, and not yet judged. */
const unjudged = z.object(
  Object.fromEntries(Object.keys(sentFields.shape).map((name) => [name, z.unknown().optional()])),
);

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  await using sent = await receiveForm(app, args.context.get(anonymous), {
    request: args.request,
    attempt: { limit: 'coverPhotos', key: actor.userId },
  });
  const { fields, file, isRefused } = sent;
  const { fault } = file ?? {};
  if (isRefused && fault instanceof Error)
    return await handleFormAction(args, fields, unjudged, () => Promise.reject(fault));
  return await handleFormAction(args, fields, sentFields, async ({ image, ...form }) => {
    const token = fields.token ?? '';
    const asksImage = image === 'on';
    const id = await createCovers(app, actor, { token, form, photo: file, asksImage });
    return redirect(href('/cover-art-generator/:runId', { runId: id }), { status: 303 });
  });
}

export default function Cover({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, hasImageModel } = loaderData;
  if (desk) return <CoverTool desk={desk} outcome={actionData} />;
  return import.meta.env.SSR ? <CoverPage hasImageModel={hasImageModel} /> : <OwnDocument />;
}
