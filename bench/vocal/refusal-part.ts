import { analyseTake } from '#packages/vocal/src/index.ts';
import { type Row, settle } from '../cover/bars.ts';
import { figure } from '../measure.ts';
import { accompaniment } from './corpus/accompaniment.ts';
import { voicedRms } from './corpus/effects.ts';
import { sampleRate } from './corpus/scale.ts';
import { readWav } from './corpus/wav-file.ts';
import { spokenTakes } from './independent/speech.ts';
import { openCorpus, readManifest, readReference, wavFile } from './open-corpus.ts';

/** Decibels that the backing of a full mix stands above the voice. */
const backingLevel = 3;

/** Seconds of voice of a clip, as its reference has them; with fewer than the least an engine is right to refuse it. */
const leastSeconds = 5;
const sungSeconds = (folder: string, id: string): number =>
  0.005 * readReference(folder, id).filter(([, , label]) => label === 1).length;

/** What is refused and should be, and what should not. */
export async function measureRefusals(seed = 20_261_120): Promise<string> {
  const folder = openCorpus(seed);
  const clips = readManifest(folder).clips;
  const taken = clips.filter(
    ({ group, id }) =>
      group !== 'negative' && group !== 'fault' && sungSeconds(folder, id) >= leastSeconds,
  );
  const refused = taken.flatMap(({ id }) => {
    const reasons = reasonsOf(readWav(wavFile(folder, id)));
    return reasons.length > 0 ? [`${id} (${reasons.join(', ')})`] : [];
  });
  for (const one of refused) console.log(`  rechazado: ${one}`);
  const mixes = clips
    .filter(({ group }) => group === 'clean')
    .map(({ id, key, mode }, at) => {
      const x = readWav(wavFile(folder, id));
      const isMinor = mode === 'min';
      const backing = accompaniment(x.length, { key: key ?? 0, isMinor, seed: at });
      const gain = voicedRms(x, readReference(folder, id)) * 10 ** (backingLevel / 20);
      return reasonsOf(x.map((value, k) => value + gain * (backing[k] ?? 0)));
    });
  const spoken = spokenTakes().map(({ samples, rate }) => reasonsOf(samples, rate));
  const empty = clips
    .filter(({ group }) => group === 'negative')
    .map(({ id }) => reasonsOf(readWav(wavFile(folder, id))));
  const cut = reasonsOf(readWav(wavFile(folder, 'fault-clip')));
  settle('lo que se rechaza', [
    {
      name: `cantos sin razón para ello, de ${figure(taken.length)}`,
      ...{ value: figure(refused.length), bar: '0', isMet: refused.length === 0 },
    },
    all(`mezclas, con el acompañamiento ${backingLevel} dB sobre la voz`, mixes, [
      'mix',
      'backing',
      'short',
    ]),
    all('voz hablada (Festival y eSpeak)', spoken, ['speech']),
    all('ruido y consonantes', empty, ['silence', 'short']),
    all('una toma saturada', [cut], ['clipped']),
  ]);
  return `rechazos: ${figure(refused.length)} sin razón`;
}

function all(name: string, reasons: readonly (readonly string[])[], right: readonly string[]): Row {
  const count = reasons.filter((some) => some.some((one) => right.includes(one))).length;
  return {
    name: `${name}: ${right.join(' o ')}`,
    value: `${count} de ${reasons.length}`,
    bar: 'todas',
    isMet: count === reasons.length,
  };
}

const reasonsOf = (x: Float32Array, rate = sampleRate): string[] =>
  analyseTake({ channels: [x], rate }).refusals.map(({ reason }) => reason);
