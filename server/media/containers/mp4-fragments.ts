import { boxAt, boxesOf } from './mp4-boxes.ts';

/** What the flags of a track run announce for each sample, in this order, four bytes each (ISO 14496-12 §8.8.8). */
const sampleFields = { duration: 0x100, size: 0x200, flags: 0x400, compositionOffset: 0x800 };
const hasDataOffset = 0x1;
const hasFirstSampleFlags = 0x4;

/** How long the fragments of a track are together, in its own unit of time. `moov` knows the default. */
export function fragmentsDuration(moov: Buffer, moofs: readonly Buffer[]): number {
  const defaults = boxAt(moov, 'mvex/trex');
  const usualDuration = defaults ? defaults.readUInt32BE(12) : 0;
  return moofs
    .flatMap((moof) => boxesOf(moof, 'traf'))
    .reduce((sum, fragment) => sum + fragmentDuration(fragment, usualDuration), 0);
}

function fragmentDuration(fragment: Buffer, usualDuration: number): number {
  const header = boxAt(fragment, 'tfhd');
  const sampleDuration = (header && defaultDuration(header)) ?? usualDuration;
  return boxesOf(fragment, 'trun').reduce((sum, run) => sum + runDuration(run, sampleDuration), 0);
}

/** ISO 14496-12 §8.8.7: optional fields, of which two may stand before the duration. */
function defaultDuration(header: Buffer): number | null {
  const flags = header.readUInt32BE(0);
  if ((flags & 0x8) === 0) return null;
  return header.readUInt32BE(8 + ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4));
}

function runDuration(run: Buffer, sampleDuration: number): number {
  const flags = run.readUInt32BE(0) & 0xffffff;
  const samples = run.readUInt32BE(4);
  if ((flags & sampleFields.duration) === 0) return samples * sampleDuration;
  const start =
    8 + ((flags & hasDataOffset) === 0 ? 0 : 4) + ((flags & hasFirstSampleFlags) === 0 ? 0 : 4);
  const step = Object.values(sampleFields).filter((field) => (flags & field) !== 0).length * 4;
  let duration = 0;
  // A count that lies runs into the end of the box, and into its error.
  for (let sample = 0; sample < samples; sample += 1)
    duration += run.readUInt32BE(start + sample * step);
  return duration;
}
