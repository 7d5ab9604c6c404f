/**
 * A program: decodes one file with the `ffmpeg` on PATH, which writes the preview, and measures the same samples as they
 * come back through a pipe (100 MB of a song of ten minutes). Prints a `PreviewResult` as JSON.
 * Usage: node preview-with-ffmpeg.ts <input> <output> <demuxer> <codecs>
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { peakCount, previewFormat, type PreviewResult } from '../preview-engine.ts';
import { createPeakMeter } from './peak-meter.ts';

const { sampleRateHertz, channels, bitsPerSecond } = previewFormat;
const bytesPerFrame = 2 * channels;
const [input = '', output = '', format = '', codecs = ''] = process.argv.slice(2);

const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
    ...['-protocol_whitelist', 'file', '-format_whitelist', format, '-codec_whitelist', codecs],
    ...['-f', format, '-i', `file:${input}`],
    ...['-filter_complex', `[0:a:0]aformat=s16:${sampleRateHertz}:stereo,asplit[sound][samples]`],
    ...['-map', '[sound]', '-c:a', 'libmp3lame', '-b:a', String(bitsPerSecond)],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'mp3', `file:${output}`],
    ...['-map', '[samples]', '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'],
  ],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);

// Whoever started this program holds the other end of its input: when they are gone, nobody wants the result.
process.stdin
  .on('end', () => {
    ffmpeg.kill('SIGKILL');
    process.exit(1);
  })
  .resume();

const ended = once(ffmpeg, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
let complaint = '';
ffmpeg.stderr.on('data', (bytes: Buffer) => {
  complaint = (complaint + bytes.toString()).slice(-2000);
});
const meter = createPeakMeter();
let rest: Buffer = Buffer.alloc(0);
for await (const chunk of ffmpeg.stdout as AsyncIterable<Buffer>) {
  const bytes = Buffer.concat([rest, chunk]);
  const whole = bytes.length - (bytes.length % bytesPerFrame);
  meter.add(splitChannels(bytes.subarray(0, whole)));
  rest = bytes.subarray(whole);
}
process.stdout.write(JSON.stringify(resultOf(...(await ended))), () => process.exit(0));

function resultOf(code: number | null, killedBy: NodeJS.Signals | null): PreviewResult {
  // A file whose sound goes on for longer than it says meets the limit of what may be written.
  if (killedBy === 'SIGXFSZ') return { failed: 'ffmpeg wrote more than the file may need' };
  if (killedBy) return { killedBy };
  if (code !== 0) return { failed: `ffmpeg ended with ${code}: ${complaint}` };
  const durationSeconds = meter.samples / sampleRateHertz;
  return { preview: { durationSeconds, peaks: meter.peaks(peakCount) } };
}

/** Left and right alternate in the stream, 16 bits each, little end first. */
function splitChannels(bytes: Buffer): [Int16Array, Int16Array] {
  const length = bytes.length / bytesPerFrame;
  const left = new Int16Array(length);
  const right = new Int16Array(length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let index = 0; index < length; index += 1) {
    left[index] = view.getInt16(index * bytesPerFrame, true);
    right[index] = view.getInt16(index * bytesPerFrame + 2, true);
  }
  return [left, right];
}
