import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { melody, styles, type VoiceName } from '../corpus/melody.ts';
import { createRandom } from '../corpus/random.ts';
import { midiToHz } from '../corpus/scale.ts';
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
/** What of a note's beginning and of its ringing on does not count. */
const [attack, release] = [0.06, 0.45];

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
      return framesOf((notes.at(-1)?.off ?? 0) + 0.8, (time) => moment(notes, time));
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

function moment(notes: readonly Struck[], time: number): { hz: number; label: 0 | 1 | 2 } {
  const at = notes.findLastIndex(({ on }) => on <= time);
  const note = notes[at];
  const next = notes[at + 1];
  if (!note) return { hz: 0, label: 0 };
  const hz = midiToHz(note.midi);
  if (time < note.on + attack || (next && time > next.on - 0.01)) return { hz, label: 2 };
  if (time < note.off - 0.01) return { hz, label: 1 };
  return { hz, label: time < note.off + release ? 2 : 0 };
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
