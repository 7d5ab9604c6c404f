/** Whether everything is tried of which `npm test` tries a part: `npm run bench sweep` says so. */
export const isSweep = process.env.SWEEP === '1';

/** Of these, the first and every `step`-th after it; all of them in a sweep. */
export const sampled = <T>(all: readonly T[], step: number): T[] =>
  all.filter((_, at) => isSweep || at % step === 0);

/** Of the ways in which each of many things could be tried, one, in turn; all of them in a sweep. */
export const waysOf = <T>(ways: readonly T[], at: number): readonly T[] =>
  isSweep ? ways : ways.slice(at % ways.length, (at % ways.length) + 1);

/** How often something random is tried: a fifth of what is promised of it, all of it in a sweep. */
export const timesTried = (promised: number): number => (isSweep ? promised : promised / 5);
