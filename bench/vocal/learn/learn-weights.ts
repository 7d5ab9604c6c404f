// node bench/vocal/learn/learn-weights.ts: writes packages/vocal/src/learned-weights.ts anew (about ten minutes, 4 GB).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCandidateInputs, takeLevels } from '#packages/vocal/src/candidate-score.ts';
import { mostCandidates } from '#packages/vocal/src/pitch-frame.ts';
import { analysedFrames } from '#packages/vocal/src/track-pitch.ts';
import { sampleRate } from '../corpus/scale.ts';
import { readWav } from '../corpus/wav-file.ts';
import { openCorpus, readManifest, readReference, wavFile } from '../open-corpus.ts';
import { type Network, type Rows, standardise, trainNetwork } from './network.ts';
import { type Example, otherVoices } from './other-voices.ts';

/** Seeds that nothing is reported on; 777 and the other voices of seed 22 are kept to watch by. */
const corpusSeeds = [778, 779, 780, 781];
const otherSeeds = [21, 23, 24, 25, 26, 27, 28];
const othersOfASeed = 90;
const target = join(import.meta.dirname, '..', '..', '..', 'packages/vocal/src/learned-weights.ts');

const rows = rowsOf(examples());
console.log(`${rows.count} candidatos`);
standardise(rows);
writeFileSync(target, moduleOf(trainNetwork(rows, { units: 24, epochs: 10, seed: 1 })));

function* examples(): Generator<Example> {
  for (const seed of corpusSeeds) {
    const folder = openCorpus(seed);
    for (const { id } of readManifest(folder).clips)
      yield { x: readWav(wavFile(folder, id)), ref: readReference(folder, id) };
  }
  for (const seed of otherSeeds) yield* otherVoices(seed, othersOfASeed);
}

/** A row a candidate: true within 45 cents of the voice; what is about as near, and what does not count, is left out. */
function rowsOf(all: Iterable<Example>): Rows {
  const { inputs: width, describe } = createCandidateInputs();
  const parts: Float32Array[] = [];
  const answers: number[] = [];
  for (const { x, ref } of all) {
    const { frames, level, hop } = analysedFrames({ samples: x, rate: sampleRate });
    const levels = takeLevels(level);
    const own: number[] = [];
    let at = 0;
    for (const frame of frames) {
      const [, hz = 0, label = 2] = ref[Math.round((at * hop) / 0.005)] ?? [];
      at += 1;
      if (label === 2) continue;
      const described = describe(frame, levels);
      for (let k = 0; k < Math.min(frame.count, mostCandidates); k += 1) {
        const cents = label === 1 ? Math.abs(1200 * Math.log2((frame.hz[k] ?? 1) / hz)) : Infinity;
        if (cents > 45 && cents < 80) continue;
        own.push(...described.subarray(k * width, (k + 1) * width));
        answers.push(cents <= 45 ? 1 : 0);
      }
    }
    parts.push(Float32Array.from(own));
  }
  const inputs = new Float32Array(answers.length * width);
  let place = 0;
  for (const part of parts) {
    inputs.set(part, place);
    place += part.length;
  }
  return {
    ...{ width, count: answers.length, inputs, answers: Uint8Array.from(answers) },
    ...{ means: new Float64Array(width), deviations: new Float64Array(width) },
  };
}

function moduleOf({ inputs, units, rows: weights, offsets, outputs, offset }: Network): string {
  return `/**
 * What ${units} hidden units make of the ${inputs} numbers of a candidate (\`candidate-score.ts\`), as \`bench/vocal/learn\` learned it on voices
 * of seeds that nothing is reported on: a row of ${inputs} for each unit, what is added to it, and what it counts.
 */
export const learned = {
  inputs: ${inputs},
  units: ${units},
  rows: [${weights.join(', ')}],
  offsets: [${offsets.join(', ')}],
  outputs: [${outputs.join(', ')}],
  offset: ${offset},
} as const;
`;
}
