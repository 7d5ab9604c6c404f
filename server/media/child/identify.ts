/**
 * A program: for each line of its input, the path of a sound file as JSON, it says in a line of JSON what the bytes of
 * the file are, or why they are none that we take.
 * Usage: node identify.ts <seconds of processor after which it wants no further file>
 */
import { createInterface } from 'node:readline';
import { isAppError } from '../../app-error.ts';
import type { PoolResult } from '../limited-pool.ts';
import { readAudio } from '../read-audio.ts';

const [enough = '0'] = process.argv.slice(2);

// Whoever started this program holds the other end of its input: when they are gone, so are the questions.
for await (const line of createInterface({ input: process.stdin })) {
  const result = await identify(JSON.parse(line) as string);
  const spent = process.cpuUsage(); // microseconds
  const isLast = (spent.user + spent.system) / 1e6 >= Number(enough);
  process.stdout.write(`${JSON.stringify({ result, isLast } satisfies PoolResult)}\n`);
}

async function identify(file: string) {
  try {
    return { audio: await readAudio(file) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { refusal: error.code };
  }
}
