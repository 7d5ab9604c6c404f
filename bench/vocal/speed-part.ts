import { analyseTake, createLivePitch, trackPitch } from '#packages/vocal/src/index.ts';
import { cpuNow, settle } from '../cover/bars.ts';
import { figure, median, percentile, spread } from '../measure.ts';
import { sampleRate } from './corpus/scale.ts';
import { readWav } from './corpus/wav-file.ts';
import { openCorpus, readManifest, wavFile } from './open-corpus.ts';
import { pitchy } from './trackers.ts';

const seconds = 98;
const rounds = 7;
/** Samples of a hop of 10 ms. */
const hop = sampleRate / 100;

/** Seconds of sound for each second of CPU of one core, in Node; and what a hop of live use costs. */
export async function measureSpeed(): Promise<string> {
  const x = longTake();
  const took = { track: [] as number[], analysis: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const times = {
      track: cpuOf(() => trackPitch({ samples: x, rate: sampleRate })),
      analysis: cpuOf(() => analyseTake({ channels: [x], rate: sampleRate })),
      theirs: cpuOf(() => pitchy(x)),
    };
    // The first round warms up.
    if (round === 0) continue;
    for (const name of ['track', 'analysis', 'theirs'] as const)
      took[name].push((1000 * seconds) / times[name]);
  }
  const hops = liveHops(x);
  settle(`${figure(seconds)} s de canto en un núcleo, ${rounds} rondas de CPU`, [
    {
      name: 'tono, veces más rápido que el sonido',
      ...{ value: spread(took.track), bar: '≥ 100', isMet: median(took.track) >= 100 },
    },
    {
      name: 'análisis completo',
      ...{ value: spread(took.analysis), bar: '≥ 100', isMet: median(took.analysis) >= 100 },
    },
    { name: 'pitchy 4.1, solo tono', value: spread(took.theirs), bar: '', isMet: null },
    {
      name: 'en vivo, ms por cada 10 ms: mediana',
      ...{ value: figure(median(hops), 3), bar: '≤ 3', isMet: median(hops) <= 3 },
    },
    {
      name: 'en vivo, ms por cada 10 ms: 99 de 100',
      ...{
        value: figure(percentile(hops, 0.99), 3),
        bar: '≤ 3',
        isMet: percentile(hops, 0.99) <= 3,
      },
    },
  ]);
  return `velocidad: ${figure(median(took.track))} veces el sonido, el análisis completo ${figure(median(took.analysis))}, pitchy ${figure(median(took.theirs))}; en vivo ${figure(median(hops), 2)} ms`;
}

function longTake(): Float32Array {
  const folder = openCorpus(20_261_120);
  const x = new Float32Array(seconds * sampleRate);
  let at = 0;
  for (const { id } of readManifest(folder).clips) {
    const clip = readWav(wavFile(folder, id)).subarray(0, x.length - at);
    x.set(clip, at);
    at += clip.length;
    if (at >= x.length) break;
  }
  return x;
}

function cpuOf(work: () => unknown): number {
  const before = cpuNow();
  work();
  return cpuNow() - before;
}

function liveHops(x: Float32Array): number[] {
  const live = createLivePitch(sampleRate);
  const times: number[] = [];
  for (let at = 0; at + hop <= x.length; at += hop) {
    const began = performance.now();
    live.push(x.subarray(at, at + hop));
    times.push(performance.now() - began);
  }
  return times.slice(100);
}
