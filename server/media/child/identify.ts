/**
 * A program: says what the bytes of a sound file are, or why they are none that we take, as JSON, and ends.
 * Usage: node identify.ts <file>
 */
import { isAppError } from '../../app-error.ts';
import { readAudio } from '../read-audio.ts';

const [file = ''] = process.argv.slice(2);

// Whoever started this program holds the other end of its input: when they are gone, nobody wants the result.
process.stdin.on('end', () => process.exit(1)).resume();

process.stdout.write(JSON.stringify(await identify()), () => process.exit(0));

async function identify() {
  try {
    return { audio: await readAudio(file) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { refusal: error.code };
  }
}
