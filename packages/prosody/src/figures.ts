import type { Junction } from './junctions.ts';
import type { VerseSyllable } from './verse-syllables.ts';

/**
 * What a reading makes of vowels that meet: of two words one syllable (sinalefa) or two (dialefa), of the vowels of one word one
 * syllable that are two as it is written (sinéresis) or the other way round (diéresis). A hiato is none by the grammars: two
 * vowels that are written as two syllables and that whoever says the verse would have made one.
 */
export type FigureKind = 'sinalefa' | 'dialefa' | 'sinéresis' | 'diéresis' | 'hiato';

/** A figure of a reading, and where it is. */
export type Figure = {
  kind: FigureKind;
  /** Which of the units of the reading it makes; of two that it keeps apart the second one. */
  unit: number;
  /** The two words, or the word in the syllables that it has here: `te amo`, `poe-ta`. */
  where: string;
  /** It does not come of itself. */
  isForced: boolean;
};

/** The figures of a reading, in their order. `joins` says of each syllable whether it is joined to the one before. */
export function figuresOf(
  syllables: readonly VerseSyllable[],
  junctions: readonly Junction[],
  joins: readonly boolean[],
): Figure[] {
  const figures: Figure[] = [];
  let unit = 0;
  for (const [at, junction] of junctions.entries()) {
    const isJoined = joins[at + 1] === true;
    if (!isJoined) unit += 1;
    const [before, next] = [syllables[at], syllables[at + 1]];
    if (junction.joined === Infinity || !before || !next) continue;
    const isWithin = before.place === next.place;
    const kind = kindOf(junction, isJoined, isWithin);
    if (!kind) continue;
    const where = isWithin
      ? dividedWord(syllables, joins, next.place)
      : `${before.word} ${next.word}`;
    figures.push({
      ...{ kind, unit, where },
      isForced: (isJoined ? junction.joined : junction.apart) > 0,
    });
  }
  return figures;
}

function kindOf(junction: Junction, isJoined: boolean, isWithin: boolean): FigureKind | null {
  if (!isWithin) return isJoined ? 'sinalefa' : 'dialefa';
  if (junction.isDiphthong) return isJoined ? null : 'diéresis';
  if (isJoined) return 'sinéresis';
  return junction.apart > 0 ? 'hiato' : null;
}

function dividedWord(
  syllables: readonly VerseSyllable[],
  joins: readonly boolean[],
  place: number,
): string {
  let word = '';
  for (const [at, syllable] of syllables.entries())
    if (syllable.place === place)
      word += `${word === '' || joins[at] === true ? '' : '-'}${syllable.text}`;
  return word;
}
