export { closenessOf, nearRhymeOf, type RhymeCloseness } from './near-rhyme.ts';
export { compareRhymes, type Rhyme, type RhymeKind, rhymeOf, type RhymeOptions } from './rhyme.ts';
export type { Reading } from './readings.ts';
export { nearestReading, scan, scanCompound, type Scansion } from './scan.ts';
export { type Ending, type Stress, stressOf } from './stress.ts';
export { syllabify, type SyllableOptions } from './syllables.ts';
export { wordsOf } from './verse-syllables.ts';
