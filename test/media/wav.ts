import { open } from 'node:fs/promises';

const usualRate = 44_100;
const second = usualRate * 4;

/**
 * A stereo WAV of 16 bits that is exactly this many bytes long: a tone that swells and fades. The more samples a second, the
 * shorter it lasts.
 */
export async function writeWav(file: string, bytes: number, rate = usualRate): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.write(header(bytes - 44, rate));
    let left = bytes - 44;
    for (let index = 0; left > 0; index++) {
      const block = tone(0.2 + 0.7 * Math.abs(Math.sin(index / 20)));
      await handle.write(block, 0, Math.min(left, second));
      left -= second;
    }
  } finally {
    await handle.close();
  }
}

/** A whole WAV in memory whose sound is this many bytes long. */
export function wavOf(dataBytes: number): Buffer {
  const block = tone(0.8);
  return Buffer.concat([header(dataBytes), Buffer.alloc(dataBytes, block)]);
}

function header(dataBytes: number, rate = usualRate): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 4, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

function tone(level: number): Buffer {
  const block = Buffer.alloc(second);
  for (let sample = 0; sample < usualRate; sample++) {
    const value = Math.round(level * 30_000 * Math.sin((2 * Math.PI * 220 * sample) / usualRate));
    block.writeInt16LE(value, sample * 4);
    block.writeInt16LE(value, sample * 4 + 2);
  }
  return block;
}
