export { compareRhymes, type Rhyme, type RhymeKind, rhymeOf, type RhymeOptions } from './rhyme.ts';
export type { Figure, FigureKind } from './figures.ts';
export { numberWords } from './number-words.ts';
export type { Reading } from './readings.ts';
export { nearestReading, scan, scanCompound, type Scansion } from './scan.ts';
export { spoken } from './spoken.ts';
export { type Ending, type Stress, stressOf } from './stress.ts';
export { syllabify, type SyllableOptions } from './syllables.ts';
export { wordsOf } from './verse-syllables.ts';
