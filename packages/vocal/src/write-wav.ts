const headerBytes = 44;

/** A WAV file of one channel, 16 bits a sample; what is beyond -1 and 1 is cut off, and what is no number is silent. */
export function writeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => {
    for (let k = 0; k < word.length; k += 1) bytes[at + k] = word.charCodeAt(k);
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (let at = 0; at < samples.length; at += 1) {
    const value = samples[at] ?? 0;
    const bounded = value > -1 ? Math.min(1, value) : value <= -1 ? -1 : 0;
    view.setInt16(headerBytes + 2 * at, Math.round(32_767 * bounded), true);
  }
  return bytes;
}
