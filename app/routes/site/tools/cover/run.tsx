import { data, href, Link, redirect } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { useSentForm } from '#app/ui/use-form-draft.ts';
import { ratios } from '#packages/cover-art/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { isAppError } from '#server/app-error.ts';
import { repeatCovers, varyCover } from '#server/services/covers/create-covers.ts';
import { deleteCovers } from '#server/services/covers/delete-covers.ts';
import { keepCover, requestFile } from '#server/services/covers/keep-cover.ts';
import { useAsCover } from '#server/services/covers/use-cover.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { cancelRun } from '#server/services/tools/background-runs.ts';
import type { Route } from './+types/run.ts';
import { DrawnRun } from './drawn-run.tsx';
import { readRunPage } from './read-run-page.ts';
import { UndrawnRun } from './undrawn-run.tsx';
import '../frame/tool-desk.css';
import './run.css';

export const handle = { shell: 'app', follows: ['run'] } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage(loaderData ? `${loaderData.title}, portada` : 'Portada');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const { runId } = args.params;
  return readRunPage(args.context.get(services), actor, runId).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
}

/** Which of the covers, from 0. */
const at = z.coerce.number().int().min(0).catch(-1);
const schemas = {
  keep: z.object({ at }),
  vary: z.object({ at, palette: z.literal('on').optional().catch(undefined) }),
  file: z.object({ aspectRatio: z.enum(ratios, { error: 'Escoge una proporción' }) }),
  use: z.object({
    file: z.string(),
    song: z.string({ error: 'Escoge una canción' }).min(1, 'Escoge una canción'),
  }),
  again: z.object({}),
};

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const id = args.params.runId;
  const to = (runId: string) => href('/cover-art-generator/:runId', { runId });
  const form = await readTextFields(args.request);
  const token = form.token ?? '';
  switch (form.intent ?? '') {
    case 'delete':
      await deleteCovers(app, actor, id);
      return redirectWithFlash(href('/cover-art-generator'), 'run-deleted');
    case 'cancel':
      await cancelRun(app, actor, { tool: 'cover', id });
      return redirect(to(id), { status: 303 });
    case 'vary':
      return handleFormAction(args, form, schemas.vary, async ({ at, palette }) => {
        const keepsPalette = palette === 'on';
        return redirect(to(await varyCover(app, actor, { token, id, at, keepsPalette })), 303);
      });
    case 'file':
      return handleFormAction(args, form, schemas.file, async ({ aspectRatio }) => {
        await requestFile(app, actor, { id, ratio: aspectRatio });
        return redirect(to(id), 303);
      });
    case 'use':
      return handleFormAction(args, form, schemas.use, async ({ file, song }) => {
        await useAsCover(app, actor, { id, fileId: file, projectId: toProjectId(song) });
        const page = href('/dashboard/proyectos/:projectId', { projectId: song });
        return redirectWithFlash(page, 'cover-used');
      });
    case 'again':
      return handleFormAction(args, form, schemas.again, async () =>
        redirect(to(await repeatCovers(app, actor, { token, id })), 303),
      );
    case 'keep':
      return handleFormAction(args, form, schemas.keep, async ({ at }) => {
        await keepCover(app, actor, { id, at });
        return redirectWithFlash(to(id), 'cover-kept');
      });
    default:
      throw data(null, { status: 400 });
  }
}

const stateWords = {
  queued: 'Las portadas están en fila',
  running: 'Las portadas se están dibujando',
  done: 'Las cuatro portadas están listas',
  failed: 'No hay portadas',
} as const;

export default function CoverRun({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  useSentForm('portada', (kept) =>
    Object.entries(page.sent).every(([name, sent]) => kept[name]?.trim() === sent),
  );
  return (
    <div className="wrap tool-desk">
      <Link className="back" to={href('/cover-art-generator')}>
        Tus portadas
      </Link>
      {/* It stays while what it tells of comes and goes. */}
      <p role="status" className="visually-hidden">
        {stateWords[page.state]}
      </p>
      {page.state === 'done' ? (
        <DrawnRun page={page} outcome={actionData} />
      ) : (
        <UndrawnRun page={page} outcome={outcomeOf(actionData, 'again')} />
      )}
    </div>
  );
}
