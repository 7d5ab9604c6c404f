import { createHash } from 'node:crypto';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

/** The same words and file from the same person on the same day in Bogotá: a form that was posted twice. */
export function messageDigest(parts: readonly (string | null)[], now: Date): string {
  return createHash('sha256')
    .update(JSON.stringify([...parts, day.format(now)]))
    .digest('hex');
}
