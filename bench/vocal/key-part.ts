import { analyseTake, reportOf } from '#packages/vocal/src/index.ts';
import { settle } from '../cover/bars.ts';
import { table } from '../measure.ts';
import { sampleRate } from './corpus/scale.ts';
import { atLeast, percent } from './pitch-bars.ts';
import { keyScore } from './score-analysis.ts';
import { singTune } from './tunes/sing-tune.ts';
import { type Tune, tunes } from './tunes/tunes.ts';

/** Seconds of a take that stops before its song ends. */
const excerpt = 12;

type Heard = { tune: Tune; whole: number; begun: number };

/**
 * The key of songs that people know, sung by heart. The melodies of the corpus have none: they wander over a scale, and chance calls
 * it major or minor.
 */
export async function measureKeys(seed = 20_261_120): Promise<string> {
  const heard = tunes.map((tune, at): Heard => {
    const { x, key } = singTune(tune, at, seed);
    const scoreOf = (samples: Float32Array) =>
      keyScore(
        { key, mode: tune.mode },
        reportOf(analyseTake({ channels: [samples], rate: sampleRate })),
      );
    return { tune, whole: scoreOf(x), begun: scoreOf(x.subarray(0, excerpt * sampleRate)) };
  });
  const wrong = heard.filter(({ whole, begun }) => whole < 1 || begun < 1);
  console.log(
    table(
      ['no del todo', 'modo', 'entera', `${excerpt} s`],
      wrong.map(({ tune: { title, mode }, whole, begun }) => [
        title,
        mode,
        percent(whole, 0),
        percent(begun, 0),
      ]),
    ),
  );
  const mean = (mode: Tune['mode'], which: 'whole' | 'begun') => {
    const some = heard.filter(({ tune }) => tune.mode === mode);
    return some.reduce((sum, one) => sum + one[which], 0) / some.length;
  };
  const both = (which: 'whole' | 'begun') => (mean('maj', which) + mean('min', which)) / 2;
  settle(`tonalidad (MIREX) de ${tunes.length} melodías conocidas, semilla ${seed}`, [
    { name: 'mayores, enteras', value: percent(mean('maj', 'whole')), bar: '', isMet: null },
    { name: 'menores, enteras', value: percent(mean('min', 'whole')), bar: '', isMet: null },
    atLeast('los dos modos por igual, enteras', both('whole'), 80),
    {
      name: `mayores, sus primeros ${excerpt} s`,
      value: percent(mean('maj', 'begun')),
      bar: '',
      isMet: null,
    },
    {
      name: `menores, sus primeros ${excerpt} s`,
      value: percent(mean('min', 'begun')),
      bar: '',
      isMet: null,
    },
    atLeast(`los dos modos por igual, sus primeros ${excerpt} s`, both('begun'), 80),
  ]);
  return `tonalidad de melodías conocidas: ${percent(both('whole'))}`;
}
