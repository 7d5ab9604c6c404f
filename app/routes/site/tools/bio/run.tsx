import { data, href, Link } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { bioTextSchema } from '#packages/bio/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { isAppError } from '#server/app-error.ts';
import { rewordBio } from '#server/services/bio/create-bio.ts';
import { readBio } from '#server/services/bio/read-bio.ts';
import { saveBio } from '#server/services/bio/save-bio.ts';
import { deleteRun } from '#server/services/tools/runs.ts';
import type { Route } from './+types/run.ts';
import { BioEditor } from './bio-editor.tsx';
import { RewordForm } from './reword-form.tsx';
import '../frame/tool-desk.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage(loaderData ? `${loaderData.bio.request.artistName}, biografías` : 'Biografías');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const read = readBio(args.context.get(services), actor, args.params.runId);
  const { id, request, texts, revision } = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  return {
    bio: { id, request, texts, revision },
    token: crypto.randomUUID(),
    tier: actor.session.tier,
  };
}

/** `basedOn` is for the page alone: which revision the texts were written over, where they come back. */
const overSeen = bioTextSchema.extend({ basedOn: z.string().optional() });

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const id = args.params.runId;
  const to = (runId: string) => href('/bio-generator/:runId', { runId });
  const form = await readTextFields(args.request);
  if (form.intent === 'delete') {
    await deleteRun(app, actor, { tool: 'bio', id });
    return redirectWithFlash(href('/bio-generator'), 'run-deleted');
  }
  if (form.intent === 'reword')
    return handleFormAction(args, form, z.object({}), async () => {
      const made = await rewordBio(app, actor, { id, token: form.token ?? '' });
      return redirectWithFlash(to(made), 'bio-made');
    });
  return handleFormAction(args, form, overSeen, async ({ revision, ...typed }) => {
    await saveBio(app, actor, { id, revision, typed });
    return redirectWithFlash(to(id), 'bio-saved');
  });
}

export default function BioRun({ loaderData, actionData }: Route.ComponentProps) {
  const { bio, token, tier } = loaderData;
  return (
    <div className="wrap tool-desk">
      <Link className="back" to={href('/bio-generator')}>
        Tus biografías
      </Link>
      <BioEditor
        key={`${bio.id} ${bio.revision}`}
        bio={bio}
        outcome={outcomeOf(actionData, 'save')}
      />
      <RewordForm
        key={token}
        bio={bio}
        token={token}
        tier={tier}
        outcome={outcomeOf(actionData, 'reword')}
      />
    </div>
  );
}
