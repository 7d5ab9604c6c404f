import { type Bank, textOf } from './bank.ts';
import { oneLine } from '#packages/one-line/src/index.ts';
import { capitalised, halvesText, wordsOfLine } from './line-text.ts';
import { planSong, type StanzaPlan } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { type Draft, solveStanza, type Unit } from './solve.ts';
import type { Song, SongLine, SongRequest, SongSection, SongStanza } from './song.ts';
import { createSuits, type Suits, widest } from './suits.ts';
import { themeOf } from './theme.ts';
import { verifySong } from './verify.ts';

/** A song begins anew where a stanza of it has no solution beside those that it has by then, and where its text breaks a promise. */
const attempts = 8;

/** A song of the bank. Throws where the bank has none that keeps what `verifySong` asks, which a test of every form keeps from happening. */
export function generateSong(bank: Bank, request: SongRequest): Song {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const song = tryToWrite(bank, request, createRandom(request.seed + attempt * 0x9e3779b9));
    if (song && verifySong(song, request.theme).length === 0) return song;
  }
  throw new Error(`no song: ${JSON.stringify({ ...request, history: undefined })}`);
}

function tryToWrite(bank: Bank, request: SongRequest, random: Random): Song | null {
  const theme = themeOf(request.theme);
  const suits = createSuits(bank, request, theme, random);
  const words = new Set<string>();
  const draft: Draft = {
    ...{ bank, random, used: new Set(), ends: new Set(), hook: null },
    imagesFor: suits.imagesFor,
    weigh: suits.weigh,
    isOld: suits.isOld,
    judge: (line) => suits.judge(line, words),
  };
  const sections: SongSection[] = [];
  for (const { kind, stanzas, again } of planSong(request.structure, request.genre, random)) {
    const before = again === null ? undefined : sections[again];
    const written = before?.stanzas ?? writeStanzas(draft, stanzas, suits, words);
    if (!written) return null;
    sections.push({ kind, stanzas: written, again });
  }
  return { title: capitalised(oneLine(request.theme)), sections };
}

/** Of a stanza that nothing else fits, such as the chorus of a theme of one very long word. */
const longestMetre = 11;

function writeStanzas(
  draft: Draft,
  plans: readonly StanzaPlan[],
  suits: Suits,
  words: Set<string>,
): SongStanza[] | null {
  const stanzas: SongStanza[] = [];
  for (const plan of plans) {
    const stanza = writeStanza(draft, plan, suits, words);
    if (!stanza) return null;
    stanzas.push(stanza);
  }
  return stanzas;
}

function writeStanza(
  draft: Draft,
  plan: StanzaPlan,
  suits: Suits,
  words: Set<string>,
): SongStanza | null {
  // A line of two halves has an image of its own: in another metre the plan would have too few lines.
  const isHalved = typeof plan.metres[0] !== 'number';
  for (let level = 0; level <= widest; level += 1) {
    suits.widen(level);
    const wider: StanzaPlan = {
      ...plan,
      rhyme: level >= 3 ? 'asonante' : plan.rhyme,
      metres: level === widest && !isHalved ? plan.metres.map(() => longestMetre) : plan.metres,
    };
    const units = solveStanza(draft, wider);
    if (!units) continue;
    suits.widen(0);
    for (const unit of units) {
      take(draft, unit, words, plan.moves.includes('hook'));
      suits.hear(unit);
    }
    return { rhyme: wider.rhyme, lines: linesOf(units, wider) };
  }
  return null;
}

function take(draft: Draft, unit: Unit, words: Set<string>, hasHook: boolean): void {
  draft.used.add(unit.image);
  if (hasHook && unit.image.move === 'hook') draft.hook ??= unit;
  for (const line of unit.lines) {
    draft.ends.add(line.last);
    for (const word of wordsOfLine(line)) words.add(word);
  }
}

function linesOf(units: readonly Unit[], { metres, scheme }: StanzaPlan): SongLine[] {
  if (typeof metres[0] !== 'number')
    return units.map(({ image, lines: [first, second] }, at) => ({
      text: halvesText(first, second),
      ...{ metre: metres[at] ?? 8, letter: scheme[at] ?? '-', image: image.id },
    }));
  return units.flatMap(({ image, lines }, unit) =>
    lines.map((line, at) => ({
      text: capitalised(textOf(line)),
      metre: metres[unit * 2 + at] ?? 8,
      ...{ letter: scheme[unit * 2 + at] ?? '-', image: image.id },
    })),
  );
}
