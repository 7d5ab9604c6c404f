import { nearRhymeOf } from '#packages/prosody/src/index.ts';

/** The list as it is kept: `scripts/make-rhyme-list.ts` writes it. */
export type RhymeData = {
  /** The nouns of each field of the bank, all of their forms, by spaces. */
  fields: Readonly<Record<string, string>>;
  /**
   * For each assonance a text for each consonance: `asa 12asa:c,t;12aza:t`. After the consonance stand its buckets: how common the words
   * are and how many syllables they have (a sign each, to base 36), the letters in which they end, and their beginnings.
   */
  rhymes: Readonly<Record<string, readonly string[]>>;
};

/** How common a word is: sung in the bank, a form of its verbs, in a dictionary, in none of today. */
export type Commonness = 1 | 2 | 3 | 4;

/** Words of one consonance that are as common and as long as each other, from a to z. */
export type Bucket = { commonness: number; syllables: number; words: () => readonly string[] };

/** What rhymes in consonance. */
export type RhymeGroup = {
  consonant: string;
  /** As `nearRhymeOf` says it. */
  near: () => string;
  buckets: () => readonly Bucket[];
};

export type RhymeList = {
  groupsOf: (assonant: string) => readonly RhymeGroup[];
  /** The words of some fields of the bank. */
  wordsOfFields: (fields: readonly string[]) => ReadonlySet<string>;
};

/** Reads a list, each part of it when it is asked for. */
export function createRhymeList({ fields, rhymes }: RhymeData): RhymeList {
  const known = new Map<string, readonly RhymeGroup[]>();
  return {
    groupsOf: (assonant) => {
      let groups = known.get(assonant);
      if (!groups) {
        known.set(assonant, (groups = (rhymes[assonant] ?? []).map(toGroup)));
      }
      return groups;
    },
    wordsOfFields: (names) => new Set(names.flatMap((name) => fields[name]?.split(' ') ?? [])),
  };
}

function toGroup(line: string): RhymeGroup {
  const [consonant = ''] = line.split(' ', 1);
  return {
    consonant,
    near: once(() => nearRhymeOf({ consonant })),
    buckets: once(() =>
      line
        .slice(consonant.length + 1)
        .split(';')
        .map(toBucket),
    ),
  };
}

function toBucket(text: string): Bucket {
  const colon = text.indexOf(':');
  const ending = text.slice(2, colon);
  return {
    commonness: Number.parseInt(text.charAt(0), 36),
    syllables: Number.parseInt(text.charAt(1), 36),
    words: once(() =>
      text
        .slice(colon + 1)
        .split(',')
        .map((beginning) => beginning + ending),
    ),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
