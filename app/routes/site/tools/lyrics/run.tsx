import { data, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { countLine, lyricsTextSchema } from '#packages/lyrics/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { isAppError } from '#server/app-error.ts';
import { readLyrics } from '#server/services/lyrics/read-lyrics.ts';
import { saveLyrics } from '#server/services/lyrics/save-lyrics.ts';
import { deleteRun } from '#server/services/tools/runs.ts';
import type { Route } from './+types/run.ts';
import { SongEditor } from './song-editor.tsx';
import { verseField } from './verse-field.ts';
import '../frame/tool-desk.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage(loaderData ? `${loaderData.lyrics.title}, letra` : 'Letra');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const read = readLyrics(args.context.get(services), actor, args.params.runId);
  const { lyrics, revision, request } = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  return {
    ...{ id: args.params.runId, lyrics, revision, request },
    // As they are counted before any script.
    counts: lyrics.sections.flatMap(({ stanzas }) =>
      stanzas.flatMap(({ lines }) => lines.map(({ text, metre }) => countLine(text, metre))),
    ),
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
  return handleFormAction(
    args,
    { ...form, lines: linesOf(form) },
    lyricsTextSchema,
    async (text) => {
      await saveLyrics(app, actor, { id, ...text });
      return redirectWithFlash(href('/lyrics-generator/:runId', { runId: id }), 'lyrics-saved');
    },
  );
}

/** The verses of the form, one a line. */
function linesOf(form: Record<string, string>): string {
  const lines: string[] = [];
  for (let at = 0; form[verseField(at)] !== undefined; at += 1)
    lines.push((form[verseField(at)] ?? '').replaceAll('\n', ' '));
  return lines.join('\n');
}

export default function LyricsRun({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap tool-desk">
      <Link className="back" to={href('/lyrics-generator')}>
        Tus letras
      </Link>
      <SongEditor
        key={loaderData.revision}
        song={loaderData}
        outcome={actionData?.values.intent === 'delete' ? undefined : outcomeOf(actionData, 'save')}
      />
    </div>
  );
}
