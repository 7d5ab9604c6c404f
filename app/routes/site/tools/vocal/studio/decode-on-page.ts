import { mixDown } from '#packages/vocal/src/index.ts';
import type { Stretch } from './read-take.ts';

/** What browsers decode to, where the file's own rate cannot be asked for. */
const rate = 44_100;

/** Decodes some seconds of a file by the browser's sound library, which workers do not have. */
export async function decodeOnPage(
  file: Blob,
  { from, to }: Stretch,
): Promise<{ channels: Float32Array<ArrayBuffer>[]; rate: number }> {
  const context = new OfflineAudioContext(1, 1, rate);
  const decoded = await context.decodeAudioData(await file.arrayBuffer());
  const cut = (at: number) =>
    decoded.getChannelData(at).slice(Math.round(from * rate), Math.round(to * rate));
  const all = Array.from({ length: decoded.numberOfChannels }, (_, at) => cut(at));
  // A voice may be in the middle one alone.
  return { channels: all.length > 2 ? [mixDown({ channels: all, rate }).slice()] : all, rate };
}
