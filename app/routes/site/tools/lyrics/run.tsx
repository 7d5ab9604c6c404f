import { data, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { useSentForm } from '#app/ui/use-form-draft.ts';
import { lyricsTextSchema, songShapeOf } from '#packages/lyrics/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { isAppError } from '#server/app-error.ts';

import { readCountedLyrics } from '#server/services/lyrics/read-lyrics.ts';
import { saveLyrics } from '#server/services/lyrics/save-lyrics.ts';
import { deleteRun } from '#server/services/tools/runs.ts';
import type { Route } from './+types/run.ts';
import { SongEditor } from './editor/song-editor.tsx';
import { verseField } from './editor/verse-field.ts';
import '../frame/tool-desk.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage(loaderData ? `${loaderData.lyrics.title}, letra` : 'Letra');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const read = readCountedLyrics(args.context.get(services), actor, args.params.runId);
  const { lyrics, revision, request, writtenBy, counts } = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  return {
    ...{ id: args.params.runId, lyrics, revision, request, hasModel: writtenBy.model !== null },
    // As they are counted before any script.
    counts,
  };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const id = args.params.runId;
  const form = await readTextFields(args.request);
  if (form.intent === 'delete') {
    await deleteRun(app, actor, { tool: 'lyrics', id });
    return redirectWithFlash(href('/lyrics-generator'), 'run-deleted');
  }
  const result = await handleFormAction(
    args,
    { ...form, lines: linesOf(form) },
    lyricsTextSchema,
    async (text) => {
      await saveLyrics(app, actor, { id, ...text });
      return redirectWithFlash(href('/lyrics-generator/:runId', { runId: id }), 'lyrics-saved');
    },
  );
  if (result instanceof Response) return result;
  const typed = songShapeOf(form.shape ?? '', linesOf(form).split('\n'));
  return data({ ...result.data, typed }, result.init ?? {});
}

/** The verses of the form, one a line. */
function linesOf(form: Record<string, string>): string {
  const lines: string[] = [];
  for (let at = 0; form[verseField(at)] !== undefined; at += 1)
    lines.push((form[verseField(at)] ?? '').replaceAll('\n', ' '));
  return lines.join('\n');
}

export default function LyricsRun({ loaderData, actionData }: Route.ComponentProps) {
  const { request, lyrics } = loaderData;
  // What it was asked with has arrived.
  useSentForm('letra', (kept) => 'theme' in request && kept.theme?.trim() === request.theme);
  const first = lyrics.sections[0]?.stanzas[0]?.lines[0]?.text ?? '';
  useSentForm(
    'letra-pegada',
    (kept) => 'isPasted' in request && first !== '' && (kept.text ?? '').includes(first),
  );
  return (
    <div className="wrap tool-desk">
      <Link className="back" to={href('/lyrics-generator')}>
        Tus letras
      </Link>
      <SongEditor key={loaderData.revision} song={loaderData} outcome={actionData} />
    </div>
  );
}
