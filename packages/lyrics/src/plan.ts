import type { Move } from './bank.ts';
import { type Genre, type GenreProfile, genreProfiles, type Metre, type Verse } from './genres.ts';
import type { Random } from './random.ts';

export const structures = ['verse-chorus', 'verse-chorus-bridge', 'aaba', 'free'] as const;

export type Structure = (typeof structures)[number];

/** What a section of a song is; an intro, a precoro and a final are of songs that people write. */
export type SectionKind = 'verso' | 'coro' | 'puente' | 'A' | 'B' | 'estrofa' | WrittenKind;

type WrittenKind = 'intro' | 'precoro' | 'final';

/** Lines of one rhyme scheme: an image for each two of them (of a verse in halves, for each). */
export type StanzaPlan = {
  metres: readonly Metre[];
  scheme: string;
  rhyme: Verse['rhyme'];
  moves: readonly Move[];
};

export type SectionPlan = {
  kind: SectionKind;
  stanzas: readonly StanzaPlan[];
  /** The section before that it says again. */
  again: number | null;
};

/** What each stanza of a section does, in the ways that a song may go. */
const openings: readonly (readonly Move[])[] = [
  ['escena', 'escena'],
  ['escena', 'sentir'],
  ['escena', 'recuerdo'],
];
const middles: readonly (readonly Move[])[] = [
  ['recuerdo', 'tema'],
  ['tema', 'sentir'],
  ['tema', 'recuerdo'],
];
const turns: readonly (readonly Move[])[] = [
  ['tema', 'giro'],
  ['tema', 'decir'],
  ['sentir', 'tema'],
];
const ends: readonly (readonly Move[])[] = [
  ['sentir', 'cierre'],
  ['giro', 'cierre'],
  ['decir', 'cierre'],
];
const choruses: readonly (readonly Move[])[] = [
  ['hook', 'decir'],
  ['hook', 'sentir'],
  ['hook', 'escena'],
];

/** Of choruses in pairs: a couplet that is finished. */
const pairs: readonly (readonly Move[])[] = [['hook', 'copla']];

/** The sections of a song. */
export function planSong(structure: Structure, genre: Genre, random: Random): SectionPlan[] {
  const profile: GenreProfile = genreProfiles[genre];
  const stanza = (verse: Verse, ways: readonly (readonly Move[])[]) => {
    const moves = ways[Math.floor(random() * ways.length)] ?? [];
    return createStanza(verse, moves);
  };
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const verse = one(profile.verses);
  const chorus = one(profile.choruses);
  if (!verse || !chorus) throw new Error(`${genre} has no verse`);
  const section = (
    kind: SectionKind,
    stanzas: readonly StanzaPlan[],
    again: number | null = null,
  ): SectionPlan => ({ kind, stanzas, again });
  const first = section('verso', versesOf(verse, [openings, middles], stanza));
  const second = section('verso', versesOf(verse, [turns, ends], stanza));
  const isPaired = chorus.scheme === 'aabb' && chorus.metre === 8;
  const refrains = isPaired ? [...choruses, ...pairs] : choruses;
  const coro = section('coro', [stanza(chorus, refrains)]);
  const repeated = section('coro', [], 1);
  switch (structure) {
    case 'verse-chorus':
      return [first, coro, second, repeated];
    case 'verse-chorus-bridge':
      return [first, coro, second, repeated, section('puente', [stanza(chorus, turns)]), repeated];
    case 'aaba':
      return planAaba(chorus, stanza, section);
    case 'free':
      return [choruses, middles, ends].map((ways) => section('estrofa', [silva(ways, random)]));
  }
}

function createStanza({ metre, scheme, rhyme }: Verse, moves: readonly Move[]): StanzaPlan {
  const units = typeof metre === 'number' ? scheme.length / 2 : scheme.length;
  return {
    ...{ scheme, rhyme, metres: Array.from(scheme, () => metre) },
    moves: Array.from({ length: units }, (_, at) => moves[at % moves.length] ?? 'escena'),
  };
}

type Stanza = (verse: Verse, ways: readonly (readonly Move[])[]) => StanzaPlan;

/** Two stanzas; one of the schemes that are long enough. */
function versesOf(
  verse: Verse,
  ways: readonly (readonly (readonly Move[])[])[],
  stanza: Stanza,
): StanzaPlan[] {
  if (verse.scheme.length > 4) {
    const arc: Move[] = ['escena', 'recuerdo', 'tema', 'giro', 'cierre'];
    return [createStanza(verse, arc)];
  }
  return ways.map((one) => stanza(verse, one));
}

/** Three stanzas that end in the same line, and one between them that does not. */
function planAaba(
  verse: Verse,
  stanza: Stanza,
  section: (kind: SectionKind, stanzas: readonly StanzaPlan[]) => SectionPlan,
): SectionPlan[] {
  const a = (ways: readonly (readonly Move[])[]) => section('A', [stanza(verse, ways)]);
  return [
    a([['escena', 'hook']]),
    a([['recuerdo', 'hook']]),
    section('B', [stanza(verse, turns)]),
    a([['sentir', 'hook']]),
  ];
}

/** Lines of seven and eleven syllables that rhyme with none. */
function silva(ways: readonly (readonly Move[])[], random: Random): StanzaPlan {
  const moves = ways[Math.floor(random() * ways.length)] ?? [];
  return {
    metres: random() < 0.5 ? [7, 11, 7, 11] : [11, 7, 11, 11],
    scheme: '----',
    rhyme: 'asonante',
    moves,
  };
}
