import { join } from 'node:path';

/** Where an upload stands while it arrives: its bytes, and what tus notes about them. */
export const incomingFiles = (folder: string, id: string): string[] => [
  join(folder, id),
  join(folder, `${id}.json`),
];
