import { href } from 'react-router';
import { outside, services, user } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { createLyrics } from '#server/services/lyrics/create-lyrics.ts';
import { pasteLyrics } from '#server/services/lyrics/paste-lyrics.ts';
import { readDesk } from './read-desk.ts';
import { readSample } from './read-sample.ts';
import { lyricsSchema, pastedLyricsSchema } from '#packages/lyrics/src/index.ts';
import type { Route } from './+types/lyrics.ts';
import { OwnDocument } from '../frame/own-document.tsx';
import { LyricsPage } from './lyrics-page.tsx';
import { LyricsTool } from './lyrics-tool.tsx';
// Of the page for visitors, whose code no browser has.
import '../frame/drawn.css';
import '../frame/tool-picture.css';
import './counted-verses.css';
import './lyrics.css';
import './rhyme-pairs.css';
import './song-sheet.css';

/** A visitor reads what it does; whoever is signed in has the tool. */
export const handle = { static: 'visitors', shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.lyrics, above: [pages.tools] });

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(user);
  if (!actor) return { desk: null, sample: readSample() };
  const desk = await readDesk(context.get(services), actor, pageNumberOf(request.url));
  return { desk, sample: null };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  if (form.intent === 'paste')
    return handleFormAction(args, form, pastedLyricsSchema, async (pasted) => {
      const id = await pasteLyrics(app, actor, { token: form.token ?? '', ...pasted });
      return redirectWithFlash(href('/lyrics-generator/:runId', { runId: id }), 'lyrics-pasted');
    });
  return handleFormAction(args, form, lyricsSchema, async (request) => {
    const id = await createLyrics(app, actor, {
      ...{ token: form.token ?? '', request },
      ...{ signal: args.request.signal, outside: args.context.get(outside) },
    });
    return redirectWithFlash(href('/lyrics-generator/:runId', { runId: id }), 'lyrics-made');
  });
}

export default function Lyrics({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, sample } = loaderData;
  if (desk) return <LyricsTool desk={desk} outcome={actionData} />;
  return import.meta.env.SSR ? <LyricsPage sample={sample} /> : <OwnDocument />;
}
