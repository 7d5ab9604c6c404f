import { availableParallelism, totalmem } from 'node:os';

/** What the program of one run may need, and of the machine's memory the part that all of them may have. */
const [eachBytes, part] = [450 * 1024 ** 2, 0.25];

/** So many covers are drawn at a time in a process: one for each core, as long as there is memory. */
export const coversAtOnce = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor((totalmem() * part) / eachBytes)),
);
