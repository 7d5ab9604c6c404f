import { createPeakMeter } from './peak-meter.ts';
import { decoders, peakCount, previewFormat, type PreviewEngine } from './preview-engine.ts';
import { runLimited } from './run-limited.ts';

const { sampleRateHertz, channels, bitsPerSecond } = previewFormat;
const bytesPerFrame = 2 * channels;

/** The `ffmpeg` on PATH: the MP3 goes to the file, the same samples come back through the pipe to be measured. */
export const previewWithFfmpeg: PreviewEngine = async ({ input, output, container }, limits) => {
  const { demuxer, codecs } = decoders[container];
  const command = [
    ...['ffmpeg', '-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
    ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-codec_whitelist', codecs],
    ...['-f', demuxer, '-i', `file:${input}`],
    ...['-filter_complex', `[0:a:0]aformat=s16:${sampleRateHertz}:stereo,asplit[sound][samples]`],
    ...['-map', '[sound]', '-c:a', 'libmp3lame', '-b:a', String(bitsPerSecond)],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'mp3', `file:${output}`],
    ...['-map', '[samples]', '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'],
  ];
  const meter = createPeakMeter();
  let rest: Buffer = Buffer.alloc(0);
  await runLimited(command, limits, (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % bytesPerFrame);
    meter.add(splitChannels(bytes.subarray(0, whole)));
    rest = bytes.subarray(whole);
  });
  return { durationSeconds: meter.samples / sampleRateHertz, peaks: meter.peaks(peakCount) };
};

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
