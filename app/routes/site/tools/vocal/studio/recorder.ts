import { createLivePitch, writeWav } from '#packages/vocal/src/index.ts';
import type { Heard } from './messages.ts';

/** A recording on its way: what was kept of it, and the pitch that is followed meanwhile. */
export function createRecorder(rate: number, { keeps }: { keeps: boolean }) {
  const pitch = createLivePitch(rate);
  const pieces: Float32Array[] = [];
  let length = 0;
  return {
    /** Takes some samples, and says what they are. */
    hear(samples: Float32Array): { heard: Heard[]; peak: number; seconds: number } {
      if (keeps) pieces.push(samples);
      length += samples.length;
      let peak = 0;
      for (const value of samples) peak = Math.max(peak, Math.abs(value));
      const heard = pitch.push(samples).map(({ now, settled }): Heard => ({
        ...{ time: now.time, hz: now.hz },
        settled: settled && { hz: settled.hz },
      }));
      return { heard, peak, seconds: length / rate };
    },
    /** The recording as a file. */
    finish(): { file: Blob; seconds: number } {
      const all = new Float32Array(keeps ? length : 0);
      let place = 0;
      for (const piece of pieces) {
        all.set(piece, place);
        place += piece.length;
      }
      const file = new Blob([writeWav(all, rate)], { type: 'audio/wav' });
      return { file, seconds: all.length / rate };
    },
  };
}
