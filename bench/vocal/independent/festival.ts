import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../corpus/random.ts';
import { noteName } from '../corpus/scale.ts';
import type { ReferenceFrame } from '../corpus/score.ts';
import { framesOf, type IndependentClip } from './independent-clip.ts';

const words = [
  'la',
  'low',
  'may',
  'nay',
  'row',
  'sue',
  'lee',
  'man',
  'noon',
  'fall',
  'home',
  'you',
];
const scale = [0, 2, 4, 5, 7, 9, 11];
const lowest = [43, 48, 53];
const beats = 14;
/** Festival calls a note an octave higher than others do. */
const octave = 12;

/** Diphones of a speaker that Festival stretches to notes: the segments and targets of its own plan are the reference. */
export const festivalClips = (seed: number): IndependentClip[] =>
  lowest.map((low, at) => ({
    id: `festival-${at}-${noteName(low)}`,
    group: 'festival',
    write: (target, folder) => {
      const [song, plan] = [join(folder, 'song.xml'), join(folder, 'song.utt')];
      const hook = join(folder, 'hook.scm');
      writeFileSync(song, songOf(low, seed * 100 + 80 + at));
      writeFileSync(
        hook,
        `(set! after_synth_hooks (list (lambda (utt) (utt.save utt "${plan}") utt)))`,
      );
      const raw = join(folder, 'slow.wav');
      execFileSync('text2wave', ['-mode', 'singing', '-eval', hook, song, '-o', raw]);
      const plain = ['-v', 'error', '-y', '-i', raw, '-ar', '44100', '-ac', '1'];
      execFileSync('ffmpeg', [...plain, '-c:a', 'pcm_s16le', target]);
      return referenceOf(readFileSync(plan, 'utf8'));
    },
  }));

function songOf(low: number, seed: number): string {
  const random = createRandom(seed);
  let degree = random.int(1, 4);
  const notes = Array.from({ length: beats }, (_, at) => {
    degree = Math.max(0, Math.min(9, degree + random.pick([-2, -1, 1, 2, 3, -3])));
    const midi = low + 12 * Math.floor(degree / 7) + (scale[degree % 7] ?? 0);
    const length = random.pick([0.4, 0.6, 0.8, 1]).toFixed(1);
    const rest = at % 4 === 3 ? '<REST BEATS="0.4"></REST>' : '';
    return `<PITCH NOTE="${noteName(midi + octave)}"><DURATION BEATS="${length}">${random.pick(words)}</DURATION></PITCH>${rest}`;
  });
  return `<?xml version="1.0"?>
<!DOCTYPE SINGING PUBLIC "-//SINGING//DTD SINGING mark up//EN" "Singing.v0_1.dtd" []>
<SINGING BPM="60">
${notes.join('\n')}
</SINGING>
`;
}

const unvoiced = new Set(['p', 't', 'k', 'ch', 'f', 'th', 's', 'sh', 'hh', 'pau']);
/** Half voiced, or too short to say. */
const unclear = new Set(['b', 'd', 'g', 'v', 'z', 'dh', 'zh', 'jh']);
/** At a border neither side counts. */
const margin = 0.02;

function referenceOf(plan: string): ReferenceFrame[] {
  const segments = [...plan.matchAll(/; name (\w+) ; end ([\d.]+) ; source_end/g)]
    .map(([, name = '', end]) => ({ name, end: Number(end) }))
    .sort((one, other) => one.end - other.end);
  const targets = [...plan.matchAll(/; f0 ([\d.]+) ; pos ([\d.]+)/g)]
    .map(([, hz, time]) => ({ hz: Number(hz), time: Number(time) }))
    .sort((one, other) => one.time - other.time);
  const nameAt = (time: number) => segments.find(({ end }) => time < end)?.name ?? 'pau';
  return framesOf(segments.at(-1)?.end ?? 0, (time) => {
    const kinds = new Set(
      [time - margin, time, time + margin].map((moment) => labelOf(nameAt(moment))),
    );
    const [only] = kinds;
    return { hz: pitchAt(targets, time), label: kinds.size === 1 && only !== undefined ? only : 2 };
  });
}

const labelOf = (name: string): 0 | 1 | 2 => (unvoiced.has(name) ? 0 : unclear.has(name) ? 2 : 1);

function pitchAt(targets: readonly { hz: number; time: number }[], time: number): number {
  const after = targets.findIndex((target) => target.time >= time);
  const right = targets[after] ?? targets.at(-1);
  const left = targets[after - 1] ?? right;
  if (!left || !right) return 0;
  const share = right.time > left.time ? (time - left.time) / (right.time - left.time) : 0;
  return left.hz + (right.hz - left.hz) * Math.min(1, Math.max(0, share));
}
