import { machinePaths } from '#content/machine-paths.ts';

/** One of the covers that a run shows, from 1. */
export const previewPath = (runId: string, number: number): string =>
  `${machinePaths.covers}/${runId}/${number}`;

/** The file of a cover that is kept, by the id of the file's own run. */
export const filePath = (fileId: string): string => `${machinePaths.covers}/${fileId}/archivo`;
