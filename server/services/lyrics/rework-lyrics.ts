import {
  type KeptLine,
  type KeptSection,
  lineOptions,
  type LineOption,
  type Mood,
  type Rewritten,
  rewriteStanza,
  type StanzaAtWork,
  type WordOption,
  wordOptions,
} from '#packages/lyrics/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readLyrics } from './read-lyrics.ts';
import { songBank } from './song-bank.ts';

/** What is asked of a song as it stands on the page: `at` is a line, or a stanza, counted from 0 among all of the song. */
export type Rework = {
  id: string;
  sections: readonly KeptSection[];
  ask: 'line' | 'word' | 'stanza';
  at: number;
  /** Of `word`: which word of the line. */
  place: number;
  seed: number;
};

/** What the bank has; nothing of it is kept, and nothing counted. */
export type Reworked =
  | { ask: 'line'; options: LineOption[] }
  | { ask: 'word'; options: WordOption[] }
  /** Null where the bank has no other stanza beside what is locked; `at` counts within it. */
  | { ask: 'stanza'; lines: Rewritten[] | null };

/** So many are offered. */
const offered = 5;

/** Of a text that somebody pasted nobody said how it is to feel. */
const anyMood: Mood = 'reflexivo';

/** Other lines, words or stanzas for a song of a person's. Rejects with `run.not-found` of one that is not theirs, and with `rate.limited`. */
export async function reworkLyrics(
  services: Pick<AppServices, 'db' | 'limits'>,
  actor: UserActor,
  { id, sections, ask, at, place, seed }: Rework,
): Promise<Reworked> {
  const { request } = await readLyrics(services, actor, id);
  await services.limits.consume('lyricsRework', actor.userId);
  const stanzas = sections.flatMap((section) => section.stanzas.map(({ lines }) => lines));
  const stanzaAt = ask === 'stanza' ? at : stanzaOfLine(stanzas, at);
  const lines = stanzas[stanzaAt] ?? [];
  const work: StanzaAtWork = {
    ...('isPasted' in request
      ? { theme: request.title, mood: anyMood }
      : { theme: request.theme, mood: request.mood }),
    ...{ lines, seed },
    others: stanzas.filter((_, one) => one !== stanzaAt).flat(),
  };
  const line = at - stanzas.slice(0, stanzaAt).flat().length;
  if (ask === 'line') return { ask, options: lineOptions(songBank(), work, line, offered) };
  if (ask === 'word')
    return { ask, options: wordOptions(songBank(), lines, line, { place, count: offered }) };
  return { ask, lines: rewriteStanza(songBank(), work) };
}

function stanzaOfLine(stanzas: readonly (readonly KeptLine[])[], at: number): number {
  let before = 0;
  return stanzas.findIndex((lines) => {
    before += lines.length;
    return at < before;
  });
}
