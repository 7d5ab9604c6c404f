import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateCorpus, type Manifest } from './corpus/generate.ts';
import type { ReferenceFrame } from './corpus/score.ts';
import { generateIndependent } from './independent/generate-independent.ts';

/** What is generated stays here, and is not committed. */
const cache = join(import.meta.dirname, '..', '..', 'data', 'vocal-bench');

/** The corpus of a seed, generated on first use (20 s). */
export const openCorpus = (seed: number): string =>
  generated(join(cache, `seed-${seed}`), (folder) => generateCorpus(folder, seed));

/** What other synthesisers sing: for judging alone. */
export const openIndependent = (seed: number): string =>
  generated(join(cache, `independent-${seed}`), (folder) => generateIndependent(folder, seed));

function generated(folder: string, generate: (folder: string) => void): string {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  generate(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

export const wavFile = (folder: string, id: string): string => join(folder, 'wav', `${id}.wav`);

export const readReference = (folder: string, id: string): ReferenceFrame[] =>
  readFileSync(join(folder, 'ref', `${id}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): ReferenceFrame => {
      const [time = 0, hz = 0, label = 0] = line.split(',').map(Number);
      return [time, hz, label];
    });

/** What the clips are, to the bit: those that FFmpeg encoded apart, as another version of it encodes otherwise. */
export function hashCorpus(folder: string): { rendered: string; encoded: string } {
  const [rendered, encoded] = [createHash('sha256'), createHash('sha256')];
  for (const { id } of readManifest(folder).clips) {
    const hash = id.startsWith('codec-') ? encoded : rendered;
    hash.update(readFileSync(wavFile(folder, id)));
    hash.update(readFileSync(join(folder, 'ref', `${id}.csv`)));
  }
  return { rendered: rendered.digest('hex'), encoded: encoded.digest('hex') };
}
