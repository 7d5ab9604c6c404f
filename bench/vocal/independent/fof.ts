import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { melody, type Style, styles, type VoiceName, voices } from '../corpus/melody.ts';
import { createRandom } from '../corpus/random.ts';
import { midiToHz, sampleRate, smooth } from '../corpus/scale.ts';
import type { ScoreNote } from '../corpus/score.ts';
import { framesOf, type IndependentClip } from './independent-clip.ts';

/** Formants of the Csound manual's appendix: hertz, decibels and bandwidth of five. */
const registers = {
  bassA: {
    hz: [600, 1040, 2250, 2450, 2750],
    db: [0, -7, -9, -9, -20],
    width: [60, 70, 110, 120, 130],
  },
  bassO: {
    hz: [400, 750, 2400, 2600, 2900],
    db: [0, -11, -21, -20, -40],
    width: [40, 80, 100, 120, 120],
  },
  tenorA: {
    hz: [650, 1080, 2650, 2900, 3250],
    db: [0, -6, -7, -8, -22],
    width: [80, 90, 120, 130, 140],
  },
  tenorE: {
    hz: [400, 1700, 2600, 3200, 3580],
    db: [0, -14, -12, -14, -20],
    width: [70, 80, 100, 120, 120],
  },
  altoA: {
    hz: [800, 1150, 2800, 3500, 4950],
    db: [0, -4, -20, -36, -60],
    width: [80, 90, 120, 130, 140],
  },
  altoU: {
    hz: [325, 700, 2530, 3500, 4950],
    db: [0, -12, -30, -40, -64],
    width: [50, 60, 170, 180, 200],
  },
  sopranoA: {
    hz: [800, 1150, 2900, 3900, 4950],
    db: [0, -6, -32, -20, -50],
    width: [80, 90, 120, 130, 140],
  },
  sopranoI: {
    hz: [270, 2140, 2950, 3900, 4950],
    db: [0, -12, -26, -26, -44],
    width: [60, 90, 100, 120, 120],
  },
} as const;

type Register = keyof typeof registers;

const sung: readonly (readonly [Register, VoiceName, keyof typeof styles])[] = [
  ['bassA', 'bajo', 'classical'],
  ['bassO', 'bajo', 'detached'],
  ['tenorA', 'tenor', 'pop'],
  ['tenorE', 'baritono', 'classical'],
  ['altoA', 'contralto', 'pop'],
  ['altoU', 'mezzo', 'classical'],
  ['sopranoA', 'soprano', 'detached'],
  ['sopranoI', 'soprano', 'classical'],
];

const seconds = 8;
const step = 0.005;

/** Voices of formant-wave functions (X. Rodet, 1984), as Csound sings them; the table that drives them is the reference. */
export const fofClips = (seed: number): IndependentClip[] =>
  sung.map(([register, voice, style], at) => ({
    id: `fof-${at}-${register}`,
    group: 'fof',
    write: (target, folder) => {
      const { hz, level, label } = contour(voice, styles[style], seed * 100 + at);
      const source = join(folder, 'voice.csd');
      writeFileSync(source, orchestra(register, hz, level));
      execFileSync('csound', ['-d', '-m0', '-W', '-s', '-o', target, source], { stdio: 'ignore' });
      return framesOf(hz.length * step, (time) => {
        const index = Math.round(time / step);
        return { hz: hz[index] ?? 0, label: label[index] ?? 0 };
      });
    },
  }));

type Contour = { hz: number[]; level: number[]; label: (0 | 1 | 2)[] };

/** Pitch and level each 5 ms: slides of 80 ms, a vibrato that comes in, notes that rise and fall in 40 ms. */
function contour(voice: VoiceName, style: Style, seed: number): Contour {
  const random = createRandom(seed);
  const key = random.int(0, 11);
  const score = melody(random, { voice, key, mode: 'maj', style }, seconds);
  const lead = 0.3;
  const length = lead + 0.5 + score.reduce((sum, { dur, gap }) => sum + dur + (gap ?? 0), 0);
  const frames = Math.ceil(length / step);
  const drawn: Contour = {
    hz: Array.from({ length: frames }, () => midiToHz(voices[voice].low)),
    level: Array.from({ length: frames }, () => 0),
    label: Array.from({ length: frames }, () => 0),
  };
  let start = lead;
  for (const [at, note] of score.entries()) {
    drawNote(drawn, note, { before: score[at - 1], after: score[at + 1], start });
    start += note.dur + (note.gap ?? 0);
  }
  return drawn;
}

function drawNote(
  { hz, level, label }: Contour,
  note: ScoreNote,
  {
    before,
    after,
    start,
  }: { before?: ScoreNote | undefined; after?: ScoreNote | undefined; start: number },
): void {
  const isJoined = note.legato === true && before !== undefined;
  const goesOn = after?.legato === true;
  const pitch = note.midi + (note.dev ?? 0) / 100;
  const last = before ? before.midi + (before.dev ?? 0) / 100 : pitch;
  const first = Math.ceil(start / step);
  for (let at = first; at * step < start + note.dur; at += 1) {
    const since = at * step - start;
    let midi = isJoined ? last + (pitch - last) * smooth(since / 0.08) : pitch;
    if (note.vib) {
      const { rate, ext, delay } = note.vib;
      midi += (ext / 100) * smooth((since - delay) / 0.3) * Math.sin(2 * Math.PI * rate * since);
    }
    let gain = 1;
    if (!isJoined) gain *= smooth(since / 0.04);
    if (!goesOn) gain *= smooth((note.dur - since) / 0.06);
    hz[at] = midiToHz(midi);
    level[at] = gain * 10 ** ((note.level ?? 0) / 20);
    label[at] = gain >= 0.25 ? 1 : 2;
  }
  // The grains of a FOF ring on a little after it was told to stop.
  if (!goesOn)
    for (let at = 0; at < 8; at += 1) label[Math.ceil((start + note.dur) / step) + at] = 2;
  const hold = hz[Math.ceil((start + note.dur) / step) - 1] ?? 0;
  for (let at = Math.ceil((start + note.dur) / step); at < hz.length; at += 1) hz[at] = hold;
}

function orchestra(register: Register, hz: readonly number[], level: readonly number[]): string {
  const { hz: centres, db, width } = registers[register];
  const table = (values: readonly number[]) => values.map((value) => value.toFixed(5)).join(' ');
  const grains = centres
    .map(
      (centre, at) =>
        `a${at} fof kamp*${(10 ** ((db[at] ?? 0) / 20)).toFixed(5)}, kfund, ${centre}, 0, ${width[at]}, 0.003, 0.02, 0.007, 60, 1, 2, p3`,
    )
    .join('\n');
  return `<CsoundSynthesizer>
<CsInstruments>
sr = ${sampleRate}
ksmps = 10
nchnls = 1
0dbfs = 1
instr 1
kindex line 0, p3, p3/${step}
kfund tablei kindex, 3
kamp tablei kindex, 4
kamp = kamp*0.12
${grains}
out ${centres.map((_, at) => `a${at}`).join('+')}
endin
</CsInstruments>
<CsScore>
f1 0 4096 10 1
f2 0 1024 19 .5 .5 270 .5
f3 0 -${hz.length} -2 ${table(hz)}
f4 0 -${level.length} -2 ${table(level)}
i1 0 ${(hz.length * step).toFixed(3)}
e
</CsScore>
</CsoundSynthesizer>
`;
}
