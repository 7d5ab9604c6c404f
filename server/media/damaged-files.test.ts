import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSweep, sampled } from '#test/sampled.ts';
import { isAppError } from '../app-error.ts';
import type { AudioFacts } from './facts.ts';
import { readAudio } from './read-audio.ts';
import { makePreview } from './make-preview.ts';
import { encodeSound, recipes } from './test-sounds.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const results = ['audio.empty', 'audio.invalid', 'audio.truncated', 'audio.too-long'];
/** Of each recipe. Every eighth is cut or flipped alike. */
const variantsEach = isSweep ? 400 : 8;

// Cuts and flipped bytes, most of them in the headers. The seed makes every run the same.
test.each(sampled(Object.entries(recipes), 2))(
  '%s, damaged, is accepted or refused, and quickly',
  async (name, recipe) => {
    const whole = join(folder, 'whole');
    await encodeSound(whole, recipe);
    const bytes = await readFile(whole);
    const random = createRandom(name.length);
    let tried = 0;
    for (let variant = 0; variant < variantsEach; variant += 1) {
      const damaged = damage(bytes, variant, random);
      const file = join(folder, `${variant}`);
      await writeFile(file, damaged);
      const outcome = await readAudio(file).catch((error: unknown) => error);
      if (isAppError(outcome)) expect(results).toContain(outcome.code);
      else expectPlausible(outcome);
      // Whatever passed goes on to the decoder; one of each kind, for it takes its time.
      if (!isAppError(outcome) && tried < 1) {
        tried += 1;
        const preview = await makePreview(file, join(folder, 'preview')).catch(
          (error: unknown) => error,
        );
        if (preview instanceof Error) expect(isAppError(preview), preview.message).toBe(true);
      }
    }
  },
);

function damage(bytes: Buffer, variant: number, random: () => number): Buffer {
  if (variant % 4 === 0) return bytes.subarray(0, Math.floor(bytes.length * random()));
  const damaged = Buffer.from(bytes);
  const reach = variant % 4 === 1 ? bytes.length : 200;
  for (let flips = 0; flips <= variant % 8; flips += 1) {
    damaged[Math.floor(random() * reach)] = Math.floor(random() * 256);
  }
  return damaged;
}

function expectPlausible(outcome: unknown): void {
  const facts = outcome as AudioFacts;
  expect(facts.durationSeconds).toBeGreaterThan(0);
  expect(facts.durationSeconds).toBeLessThanOrEqual(10_800);
  expect(facts.channels).toBeLessThanOrEqual(8);
}

/** Lehmer's generator, as Park and Miller chose it. */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}
