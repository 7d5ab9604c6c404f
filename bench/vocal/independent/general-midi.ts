import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { melody, styles, type VoiceName } from '../corpus/melody.ts';
import { createRandom } from '../corpus/random.ts';
import { midiToHz, sampleRate } from '../corpus/scale.ts';
import { readWav } from '../corpus/wav-file.ts';
import { framesOf, type IndependentClip } from './independent-clip.ts';

const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2';

/** Program numbers of General MIDI, from 0. */
const parts: readonly (readonly [string, number, VoiceName])[] = [
  ['voice-oohs', 53, 'mezzo'],
  ['tenor-sax', 66, 'baritono'],
  ['violin', 40, 'soprano'],
  ['cello', 42, 'baritono'],
  ['flute', 73, 'soprano'],
  ['oboe', 68, 'mezzo'],
];

type Struck = { on: number; off: number; midi: number };

const ticksPerSecond = 960;
/** What of a note's beginning does not count. */
const attack = 0.06;
/** What rings on, as decibels below the loudest, is no silence yet. */
const ringing = -45;

/** Sampled voices and instruments by FluidSynth, without its reverb; the pitch of a note is what it was asked for. */
export const generalMidiClips = (seed: number): IndependentClip[] =>
  parts.map(([name, program, voice], at) => ({
    id: `gm-${at}-${name}`,
    group: 'gm',
    write: (target, folder) => {
      const notes = notesOf(voice, seed * 100 + 50 + at);
      const source = join(folder, 'notes.mid');
      writeFileSync(source, midiFile(program, notes));
      const plain = ['-ni', '-q', '-R', '0', '-C', '0', '-g', '0.6', '-r', '44100'];
      const raw = join(folder, 'stereo.wav');
      execFileSync('fluidsynth', [...plain, '-F', raw, soundFont, source], { stdio: 'ignore' });
      const mono = ['-v', 'error', '-y', '-i', raw, '-ac', '1', '-c:a', 'pcm_s16le', target];
      execFileSync('ffmpeg', mono);
      const isQuiet = quietOf(readWav(target));
      return framesOf((notes.at(-1)?.off ?? 0) + 0.8, (time) => moment(notes, time, isQuiet));
    },
  }));

function notesOf(voice: VoiceName, seed: number): Struck[] {
  const random = createRandom(seed);
  const key = random.int(0, 11);
  const score = melody(random, { voice, key, mode: 'maj', style: styles.detached }, 8);
  let time = 0.4;
  return score.map(({ midi, dur }) => {
    const note = { on: time, off: time + dur, midi };
    // One rest in three lets the note before ring out.
    time += dur + (random() < 0.33 ? 0.8 : 0.02);
    return note;
  });
}

/** Whether 30 ms around a moment are quiet beside the loudest of the clip. */
function quietOf(x: Float32Array): (time: number) => boolean {
  const power = (time: number) => {
    const from = Math.max(0, Math.round((time - 0.015) * sampleRate));
    const stretch = x.subarray(from, from + Math.round(0.03 * sampleRate));
    return stretch.reduce((sum, value) => sum + value * value, 0);
  };
  let most = 0;
  for (let time = 0; time * sampleRate < x.length; time += 0.01) most = Math.max(most, power(time));
  return (time) => power(time) < most * 10 ** (ringing / 10);
}

function moment(
  notes: readonly Struck[],
  time: number,
  isQuiet: (time: number) => boolean,
): { hz: number; label: 0 | 1 | 2 } {
  const at = notes.findLastIndex(({ on }) => on <= time);
  const note = notes[at];
  const next = notes[at + 1];
  if (!note) return { hz: 0, label: 0 };
  const hz = midiToHz(note.midi);
  if (time < note.on + attack || (next && time > next.on - 0.01)) return { hz, label: 2 };
  if (time < note.off - 0.01) return { hz, label: 1 };
  return { hz, label: isQuiet(time) ? 0 : 2 };
}

function midiFile(program: number, notes: readonly Struck[]): Buffer {
  const events: number[] = [0, 0xc0, program];
  let last = 0;
  const push = (time: number, ...bytes: number[]) => {
    const tick = Math.round(time * ticksPerSecond);
    const delta = tick - last;
    last = tick;
    for (let shift = 21; shift > 0; shift -= 7)
      if (delta >= 2 ** shift) events.push(0x80 | ((delta >> shift) & 0x7f));
    events.push(delta & 0x7f, ...bytes);
  };
  for (const { on, off, midi } of notes) {
    push(on, 0x90, midi, 90);
    push(off, 0x80, midi, 0);
  }
  push(last / ticksPerSecond + 1, 0xff, 0x2f, 0);
  const head = Buffer.from('4d546864000000060000000101e0', 'hex');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(events.length);
  // 480 ticks a beat, and by default 120 beats a minute.
  return Buffer.concat([head, Buffer.from('MTrk'), size, Buffer.from(events)]);
}
