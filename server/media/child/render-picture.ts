/**
 * A program: makes a JPEG of the picture in one file and writes it to another, and says in a line of JSON how large it is, or why there
 * is none.
 * Usage: node render-picture.ts <picture> <result> <most pixels of a side> <look>
 */
import { isAppError } from '../../app-error.ts';
import { sharp } from '../image-library.ts';
import { renderStill, type StillLook } from '../render-still.ts';

const [picture = '', result = '', side = '0', look = 'proof'] = process.argv.slice(2);

// Each thread has its own strips of the picture: one is enough for one picture, and takes the least memory.
sharp.concurrency(1);

try {
  const size = await renderStill(picture, {
    ...{ to: result, side: Number(side), look: look as StillLook },
  });
  process.stdout.write(JSON.stringify(size));
} catch (error) {
  const refusal = isAppError(error) ? error.code : isFull(error) ? 'storage.full' : null;
  if (refusal === null) throw error;
  process.stdout.write(JSON.stringify({ refusal }));
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
