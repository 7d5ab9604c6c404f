/**
 * A program: makes a JPEG of the picture in one file and writes it to another, or says in a line of JSON why it does not.
 * Usage: node render-proof.ts <picture> <result> <most pixels of a side>
 */
import { isAppError } from '../../app-error.ts';
import { sharp } from '../image-library.ts';
import { renderStill } from '../render-still.ts';

const [picture = '', result = '', side = '0'] = process.argv.slice(2);

// Each thread has its own strips of the picture: one is enough for one picture, and takes the least memory.
sharp.concurrency(1);

try {
  await renderStill(picture, { to: result, side: Number(side) });
} catch (error) {
  if (!isAppError(error)) throw error;
  process.stdout.write(JSON.stringify({ refusal: error.code }));
}
