import { randomBytes } from 'node:crypto';

/** A new object's place in its bucket: `{userId}/{folder}/{timestamp}_{random}`, never the user's own file name. */
export const objectPath = (userId: string, folder: 'tracks' | 'covers', at: Date): string =>
  `${userId}/${folder}/${at.getTime()}_${randomBytes(8).toString('hex')}`;
