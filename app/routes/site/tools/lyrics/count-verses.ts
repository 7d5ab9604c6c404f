import { setImmediate as nextTurn } from 'node:timers/promises';
import { countLine, type LineCount } from '#packages/lyrics/src/index.ts';
import type { StoredLyrics } from '#server/services/lyrics/stored-lyrics.ts';

/** Verses that are counted before others have their turn: of the oddest ones each takes some milliseconds. */
const inOneTurn = 4;

/** How each verse of a song counts, in order; null of one that has no syllables. */
export async function countVerses({ sections }: StoredLyrics): Promise<(LineCount | null)[]> {
  const lines = sections.flatMap(({ stanzas }) => stanzas.flatMap((stanza) => stanza.lines));
  const counts: (LineCount | null)[] = [];
  for (const { text, metre } of lines) {
    if (counts.length > 0 && counts.length % inOneTurn === 0) await nextTurn();
    counts.push(countLine(text, metre));
  }
  return counts;
}
