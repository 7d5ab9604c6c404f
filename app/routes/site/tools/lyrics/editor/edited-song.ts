import {
  type KeptLine,
  type KeptSong,
  longest,
  type Metre,
  type Rewritten,
  type SectionKind,
} from '#packages/lyrics/src/index.ts';

/** A verse in the editor, by a key of its own. */
export type EditedLine = KeptLine & { key: number };

/** A part of a song: `again` is the key of the part that it repeats, and it has no stanzas then. */
export type EditedSection = {
  key: number;
  kind: SectionKind;
  again: number | null;
  stanzas: readonly (readonly EditedLine[])[];
};

/** A song as its editor has it; `nextKey` is for the next line or part. */
export type EditedSong = {
  title: string;
  sections: readonly EditedSection[];
  nextKey: number;
};

/** A song as it was kept. */
export function toEdited({ title, sections }: KeptSong): EditedSong {
  let nextKey = sections.length;
  return {
    title,
    sections: sections.map(({ kind, again, stanzas }, key) => ({
      ...{ key, kind, again },
      stanzas: stanzas.map(({ lines }) => lines.map((line) => ({ ...line, key: nextKey++ }))),
    })),
    nextKey,
  };
}

/** All verses, in order: that of a repeated part is not there twice. */
export const linesOf = ({ sections }: EditedSong): EditedLine[] =>
  sections.flatMap(({ stanzas }) => stanzas.flat());

/** The song as it is kept. */
export const keptOf = ({ title, sections }: EditedSong): KeptSong => ({
  title,
  sections: sections.map(({ kind, again, stanzas }) => ({
    kind,
    again: again === null ? null : sections.findIndex(({ key }) => key === again),
    stanzas: stanzas.map((lines) => ({
      // In one order: a song that is kept is compared with one that was.
      lines: lines.map(({ text, metre, letter, image, isLocked }) => ({
        ...{ text, metre, letter, image, isLocked },
      })),
    })),
  })),
});

/** A song without its texts, as its form sends it beside them. */
export const shapeOf = (song: EditedSong): string =>
  JSON.stringify(keptOf(song).sections, (name, value: unknown) =>
    name === 'text' ? undefined : value,
  );

const withLines = (
  song: EditedSong,
  change: (lines: readonly EditedLine[]) => readonly EditedLine[],
): EditedSong => ({
  ...song,
  sections: song.sections.map((section) => {
    const stanzas = section.stanzas.map(change);
    return stanzas.some((lines, at) => lines !== section.stanzas[at])
      ? { ...section, stanzas }
      : section;
  }),
});

const hasLine = (lines: readonly EditedLine[], key: number): boolean =>
  lines.some((line) => line.key === key);

/** The song with something else about one verse; the rest of it is the same, to the object. */
export const withLine = (
  song: EditedSong,
  key: number,
  change: Partial<Pick<EditedLine, 'text' | 'image' | 'isLocked'>>,
): EditedSong =>
  withLines(song, (lines) =>
    hasLine(lines, key)
      ? lines.map((line) => (line.key === key ? { ...line, ...change } : line))
      : lines,
  );

/** New verses after one, in its metre, as many as there is room for; they rhyme with nothing yet. */
function withLinesAfter(song: EditedSong, key: number, texts: readonly string[]): EditedSong {
  const taken = texts.slice(0, Math.max(0, longest.lines - linesOf(song).length));
  if (taken.length === 0) return song;
  const added = (metre: Metre): EditedLine[] =>
    taken.map((text, at) => ({
      ...{ key: song.nextKey + at, text, metre: copied(metre), letter: '-' },
      ...{ image: null, isLocked: false },
    }));
  const grown = withLines(song, (lines) => {
    if (!hasLine(lines, key)) return lines;
    return lines.flatMap((line) => (line.key === key ? [line, ...added(line.metre)] : [line]));
  });
  return { ...grown, nextKey: song.nextKey + taken.length };
}

const copied = (metre: Metre): KeptLine['metre'] =>
  typeof metre === 'number' ? metre : [metre[0], metre[1]];

/** New verses after one, the last of which has the last key; a text for an empty verse begins there. */
export function withPasted(song: EditedSong, key: number, texts: readonly string[]): EditedSong {
  const [first = '', ...rest] = texts;
  const isEmpty = linesOf(song).some((line) => line.key === key && line.text === '');
  if (!isEmpty || rest.length === 0) return withLinesAfter(song, key, texts);
  return withLinesAfter(withLine(song, key, { text: first }), key, rest);
}

/** The verse before one, or after the first; null of the only one. */
export function neighbourOf(song: EditedSong, key: number): number | null {
  const lines = linesOf(song);
  const at = lines.findIndex((line) => line.key === key);
  return (lines[at - 1] ?? lines[at + 1])?.key ?? null;
}

/** The song without a verse; the last one of a part goes with its part, and the last of all stays. */
export function withoutLine(song: EditedSong, key: number): EditedSong {
  if (neighbourOf(song, key) === null) return song;
  const shorter = withLines(song, (lines) =>
    hasLine(lines, key) ? lines.filter((line) => line.key !== key) : lines,
  );
  const sections = shorter.sections.map((section) => ({
    ...section,
    stanzas: section.stanzas.filter((lines) => lines.length > 0),
  }));
  const empty = sections.find(({ again, stanzas }) => again === null && stanzas.length === 0);
  const left = { ...shorter, sections };
  return empty ? withoutSection(left, empty.key) : left;
}

/** Verses of a stanza that were written anew, `at` of each being its place there: but for those that changed since, or were locked. */
export const withRewritten = (
  song: EditedSong,
  asked: readonly EditedLine[],
  rewritten: readonly Rewritten[],
): EditedSong =>
  rewritten.reduce((changed, { at, text, image }) => {
    const line = asked[at];
    const now = linesOf(song).find(({ key }) => key === line?.key);
    if (!line || !now || now.isLocked || now.text !== line.text) return changed;
    return withLine(changed, line.key, { text, image });
  }, song);

/** A part of another kind, with all that is the same part: what it repeats, and what repeats it. */
export function withKind(song: EditedSong, key: number, kind: SectionKind): EditedSong {
  const first = song.sections.find((section) => section.key === key)?.again ?? key;
  return {
    ...song,
    sections: song.sections.map((section) =>
      section.key === first || section.again === first ? { ...section, kind } : section,
    ),
  };
}

/** A part one place up or down. */
export function withMoved(song: EditedSong, key: number, by: -1 | 1): EditedSong {
  const from = song.sections.findIndex((section) => section.key === key);
  const section = song.sections[from];
  if (!section || from + by < 0 || from + by >= song.sections.length) return song;
  return { ...song, sections: song.sections.toSpliced(from, 1).toSpliced(from + by, 0, section) };
}

/** A new part at the end, with one verse to write, or one that says another again; where there is room for it. */
export function withSection(song: EditedSong, kind: SectionKind, again: number | null): EditedSong {
  const isFull = again === null && linesOf(song).length >= longest.lines;
  if (isFull || song.sections.length >= longest.sections) return song;
  const metre = linesOf(song).at(-1)?.metre ?? 8;
  const line: EditedLine = {
    ...{ key: song.nextKey + 1, text: '', metre, letter: '-', image: null, isLocked: false },
  };
  const section = {
    ...{ key: song.nextKey, kind, again },
    stanzas: again === null ? [[line]] : [],
  };
  return { ...song, sections: [...song.sections, section], nextKey: song.nextKey + 2 };
}

/** The song without a part; where it is repeated, the first repetition has its verses from now on. */
export function withoutSection(song: EditedSong, key: number): EditedSong {
  const gone = song.sections.find((section) => section.key === key);
  const heir =
    gone && gone.stanzas.length > 0 ? song.sections.find(({ again }) => again === key) : undefined;
  return {
    ...song,
    sections: song.sections
      .filter((section) => section.key !== key && (heir !== undefined || section.again !== key))
      .map((section) => {
        if (section === heir) return { ...section, again: null, stanzas: gone?.stanzas ?? [] };
        return heir && section.again === key ? { ...section, again: heir.key } : section;
      }),
  };
}
