import type { LineCount, Metre } from '#packages/lyrics/src/index.ts';
import type { StoredLyrics } from '#server/services/lyrics/stored-lyrics.ts';

/** A verse in the editor; `place` is its place among all of the song. */
export type EditedLine = {
  place: number;
  text: string;
  metre: Metre;
  letter: string;
  count: LineCount | null;
};

export type EditedSong = {
  title: string;
  sections: {
    kind: StoredLyrics['sections'][number]['kind'];
    again: number | null;
    stanzas: EditedLine[][];
  }[];
};

/** A song as it was kept, with the counts of its verses in order. */
export function toEdited(
  { title, sections }: StoredLyrics,
  counts: readonly (LineCount | null)[],
): EditedSong {
  let place = 0;
  return {
    title,
    sections: sections.map(({ kind, again, stanzas }) => ({
      ...{ kind, again },
      stanzas: stanzas.map(({ lines }) =>
        lines.map((line) => ({ ...line, place, count: counts[place++] ?? null })),
      ),
    })),
  };
}

/** The song with another text in one place, counted by `count`. */
export const withText = (
  song: EditedSong,
  place: number,
  text: string,
  count: (text: string, metre: Metre) => LineCount | null,
): EditedSong => ({
  ...song,
  sections: song.sections.map((section) => ({
    ...section,
    stanzas: section.stanzas.map((lines) =>
      lines.map((line) =>
        line.place === place ? { ...line, text, count: count(text, line.metre) } : line,
      ),
    ),
  })),
});

/** A letter for what rhymes with what in a stanza, as it stands now: consonances first, then assonances. */
export function rhymeLetters(lines: readonly EditedLine[]): (string | null)[] {
  const letters = new Map<string, string>();
  const keyOf = ({ count }: EditedLine) => count?.rhyme?.assonant;
  const often = (line: EditedLine) => lines.filter((one) => keyOf(one) === keyOf(line)).length > 1;
  return lines.map((line) => {
    const key = keyOf(line);
    if (key === undefined || !often(line)) return null;
    const letter = letters.get(key) ?? String.fromCodePoint(97 + letters.size);
    letters.set(key, letter);
    return letter;
  });
}
