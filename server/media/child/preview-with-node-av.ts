/**
 * A program: decodes one file with node-av, writes its preview, and prints a `PreviewResult` as JSON.
 * Usage: node preview-with-node-av.ts <input> <output> <demuxer> <codecs>
 */
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { createPeakMeter } from './peak-meter.ts';
import { peakCount, previewFormat, type PreviewResult } from '../preview-engine.ts';

const { sampleRateHertz, bitsPerSecond } = previewFormat;
const samplesPerMp3Frame = 1152;
const [input = '', output = '', format = '', codecs = ''] = process.argv.slice(2);

// Whoever started this program holds the other end of its input: when they are gone, nobody wants the result.
process.stdin.on('end', () => process.exit(1)).resume();

const meter = createPeakMeter();
const result = await encode().then(resultOf, (error: unknown): PreviewResult => ({
  failed: String(error),
}));
process.stdout.write(JSON.stringify(result), () => process.exit(0));

function resultOf(): PreviewResult {
  const durationSeconds = meter.samples / sampleRateHertz;
  return { preview: { durationSeconds, peaks: meter.peaks(peakCount) } };
}

async function encode() {
  await using demuxer = await Demuxer.open(`file:${input}`, {
    format,
    options: { protocol_whitelist: 'file', format_whitelist: format, codec_whitelist: codecs },
  });
  const stream = demuxer.audio();
  if (!stream) throw new Error('There is no sound in the file');
  // A damaged frame in the middle of a song is skipped, as every player does.
  using decoder = await Decoder.create(stream, { exitOnError: false });
  using resample = FilterAPI.create(
    `aformat=sample_fmts=s16p:sample_rates=${sampleRateHertz}:channel_layouts=stereo`,
  );
  // node-av drops what does not fill a frame of the encoder: with this silence, silence is all that it drops.
  using pad = FilterAPI.create(`apad=pad_len=${samplesPerMp3Frame - 1}`);
  const context = { bitRate: bitsPerSecond };
  using encoder = await Encoder.create(FF_ENCODER_LIBMP3LAME, { decoder, filter: pad, context });
  await using muxer = await Muxer.open(output, { format: 'mp3' });
  const target = muxer.addStream(encoder);
  const sound = resample.frames(decoder.frames(demuxer.packets(stream.index)));
  const frames = pad.frames(measured(sound));
  for await (using packet of encoder.packets(frames)) {
    await muxer.writePacket(packet, target);
  }
}

async function* measured(frames: AsyncIterable<Frame | null>) {
  for await (const frame of frames) {
    if (frame?.data) meter.add(frame.data.map((plane) => toSamples(plane, frame.nbSamples)));
    yield frame;
  }
}

function toSamples(plane: Buffer, length: number): Int16Array {
  return new Int16Array(plane.buffer, plane.byteOffset, length);
}
