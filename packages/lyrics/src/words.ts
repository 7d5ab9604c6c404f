/** m and f; `fa` is feminine and takes el: el agua, las aguas. */
export type Gender = 'm' | 'f' | 'fa';

export type Noun = {
  singular: string;
  /** Null of what is not sung of many: la sed. */
  plural: string | null;
  gender: Gender;
  /** How it feels, from -2 (luto) to 2 (alegría). */
  valence: number;
  /** 2 can be touched, 1 is seen or heard, 0 is thought. */
  concreteness: number;
};

/** An adjective by its masculine singular: its four forms, and how it feels. */
export type Adjective = { m: string; f: string; mp: string; fp: string; valence: number };

const persons = ['1s', '2s', '3s', '1p', '3p'] as const;
const tenses = ['pres', 'pret', 'imp', 'fut', 'sub'] as const;

export type VerbForm =
  | 'inf'
  | 'ger'
  | 'part'
  | 'ord2s'
  | `${(typeof tenses)[number]}${(typeof persons)[number]}`;

/** The columns of a table of verbs. */
export const verbForms: readonly VerbForm[] = [
  ...(['inf', 'ger', 'part'] as const),
  ...tenses.flatMap((tense) => persons.map((person) => `${tense}${person}` as const)),
  'ord2s',
];

export type Verb = Readonly<Record<VerbForm, string>>;

/** The nouns of each field, those that it borrows (`= luna faro`) at its end. */
export function parseNouns(
  groups: readonly Readonly<Record<string, string>>[],
): Map<string, Noun[]> {
  const known = new Map<string, Noun>();
  const fields = new Map<string, { own: Noun[]; borrowed: string[] }>();
  for (const [field, table] of groups.flatMap((group) => Object.entries(group))) {
    const lines = linesOf(table);
    const own = lines.filter((line) => !line.startsWith('=')).map(parseNoun);
    for (const noun of own) {
      if (known.has(noun.singular)) throw new Error(`«${noun.singular}» is in the bank twice`);
      known.set(noun.singular, noun);
    }
    const borrowed = lines
      .filter((line) => line.startsWith('='))
      .flatMap((line) => line.slice(1).trim().split(/\s+/));
    fields.set(field, { own, borrowed });
  }
  return new Map(
    [...fields].map(([field, { own, borrowed }]) => [
      field,
      [...own, ...borrowed.map((word) => found(known, word))],
    ]),
  );
}

function parseNoun(line: string): Noun {
  const [singular = '', gender, plural = '-', valence, concreteness] = line.split(/\s+/);
  if (gender !== 'm' && gender !== 'f' && gender !== 'fa') throw new Error(`no gender: ${line}`);
  return {
    ...{ singular, gender, plural: plural === '-' ? null : plural },
    ...{ valence: Number(valence), concreteness: Number(concreteness) },
  };
}

export function parseAdjectives(table: string): Map<string, Adjective> {
  return new Map(
    linesOf(table).map((line) => {
      const [m = '', f = '', mp = '', fp = '', valence] = line.split(/\s+/);
      return [m, { m, f, mp, fp, valence: Number(valence) }];
    }),
  );
}

export function parseVerbs(tables: readonly string[]): Map<string, Verb> {
  return new Map(
    tables.flatMap(linesOf).map((line) => {
      const forms = line.split(/\s+/);
      if (forms.length !== verbForms.length) throw new Error(`${forms.length} forms: ${line}`);
      const verb = Object.fromEntries(verbForms.map((form, at) => [form, forms[at] ?? '']));
      // Each column has its form: the lengths are the same.
      return [forms[0] ?? '', verb as Verb];
    }),
  );
}

const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function found<T>(words: ReadonlyMap<string, T>, word: string): T {
  const one = words.get(word);
  if (one === undefined) throw new Error(`«${word}» is not in the bank`);
  return one;
}
