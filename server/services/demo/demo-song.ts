/** A short song of sine tones, so that the demo has something real to upload, measure and play. */
export function demoSong({
  seconds,
  rootHertz,
  loudness,
}: {
  seconds: number;
  rootHertz: number;
  /** Of its parts, each as long as the others, from 0 to 1. */
  loudness: readonly number[];
}): Uint8Array {
  const rate = 44_100;
  const samples = Math.floor(seconds * rate);
  const wav = Buffer.alloc(44 + samples * 4);
  writeHeader(wav, samples, rate);
  const melody = [0, 3, 7, 10, 12, 10, 7, 3].map((semitone) => rootHertz * 2 ** (semitone / 12));
  for (let index = 0; index < samples; index++) {
    const time = index / rate;
    const beat = time * 2;
    const note = melody[Math.floor(beat) % melody.length] ?? rootHertz;
    const decay = Math.exp(-3 * (beat % 1));
    const bass = 0.25 * Math.sin(2 * Math.PI * (rootHertz / 2) * time);
    const swell = loudnessAt(loudness, time / seconds);
    const voice = 0.5 * decay * Math.sin(2 * Math.PI * note * time);
    const pan = 0.5 + 0.3 * Math.sin(time);
    wav.writeInt16LE(Math.round((bass + voice * pan) * swell * 42_000), 44 + index * 4);
    wav.writeInt16LE(Math.round((bass + voice * (1 - pan)) * swell * 42_000), 46 + index * 4);
  }
  return wav;
}

/** Each part grows out of the one before. */
function loudnessAt(loudness: readonly number[], share: number): number {
  const place = share * loudness.length;
  const now = loudness[Math.floor(place)] ?? 0;
  const before = loudness[Math.floor(place) - 1] ?? 0;
  return before + (now - before) * Math.min(1, (place % 1) * 4);
}

/** RIFF/WAVE, PCM, two channels of 16 bits. */
function writeHeader(wav: Buffer, samples: number, rate: number): void {
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 4, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 4, 40);
}
