import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { festivalClips } from './festival.ts';
import { fofClips } from './fof.ts';
import { generalMidiClips } from './general-midi.ts';

/** Writes what three other synthesisers sing, as `generateCorpus` writes ours: for judging, never to choose a number by. */
export function generateIndependent(folder: string, seed: number): void {
  for (const part of ['wav', 'ref']) mkdirSync(join(folder, part), { recursive: true });
  const work = mkdtempSync(join(folder, 'work-'));
  try {
    const clips = [...fofClips(seed), ...generalMidiClips(seed), ...festivalClips(seed)];
    for (const { id, write } of clips) {
      const rows = write(join(folder, 'wav', `${id}.wav`), work);
      const text = rows.map(
        ([time, hz, label]) => `${time.toFixed(3)},${hz.toFixed(4)},${label}\n`,
      );
      writeFileSync(join(folder, 'ref', `${id}.csv`), text.join(''));
    }
    const listed = clips.map(({ id, group }) => ({ id, group }));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ seed, clips: listed }, null, 1));
  } finally {
    rmSync(work, { recursive: true });
  }
}
