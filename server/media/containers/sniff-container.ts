import type { AudioFacts } from '../facts.ts';
import type { ByteSource } from './byte-source.ts';

export type Container = AudioFacts['container'];

/** Names the container by its first bytes. The reader of that container then checks that the rest keeps the promise. */
export async function sniffContainer(source: ByteSource, start: number): Promise<Container | null> {
  const head = await source.read(start, 12);
  if (head.length < 12) return null;
  const first = head.toString('latin1', 0, 4);
  if (start === 0) {
    const isWave = head.toString('latin1', 8, 12) === 'WAVE';
    if (isWave && (first === 'RIFF' || first === 'RF64' || first === 'BW64')) return 'wav';
    if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
    if (first === 'OggS') return 'ogg';
  }
  if (first === 'fLaC') return 'flac';
  // ISO 13818-7 §6.2: 12 sync bits, then the version bit and the layer bits, which ADTS keeps at 00.
  if ((head.readUInt16BE(0) & 0xfff6) === 0xfff0) return 'aac';
  // ISO 11172-3 §2.4.1: 11 sync bits in every version, the layer bits 01 for Layer III.
  if ((head.readUInt16BE(0) & 0xffe6) === 0xffe2) return 'mp3';
  // Some taggers leave padding behind an ID3 tag: the reader looks a little further for the first frame.
  return start > 0 ? 'mp3' : null;
}
