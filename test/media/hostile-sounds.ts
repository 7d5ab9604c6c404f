import { createCrc } from '#server/media/containers/crc.ts';

/** Small files that cost a reader as much work as it lets them: [name, bytes]. None is a song. */
export const hostileSounds = (): [name: string, bytes: Buffer][] => [
  ['FLAC whose last frame is looked for behind many headers', flacOfHeaders()],
  ['FLAC of syncs without a header', flacOfSyncs()],
  ['Ogg of pages inside pages', oggOfPages()],
  ['M4A of empty boxes', m4aOfBoxes()],
  ['M4A of tracks', m4aOfTracks()],
  ['M4A of fragments', m4aOfFragments()],
  ['M4A of runs', m4aOfRuns()],
  ['MP3 of the shortest frames', framesOf(Buffer.from('fff314c0', 'hex'), 24, 25e6)],
  ['AAC of the shortest frames', framesOf(Buffer.from('fff1404001000000', 'hex'), 8, 25e6)],
  ['MP3 that loses its step', strayFrames()],
  ['WAV of empty chunks', wavOfChunks()],
];

const crc8 = createCrc(8, 0x07);
const crc32 = createCrc(32, 0x04c11db7);
const megabyte = 1024 * 1024;

function flacOf(frames: Buffer): Buffer {
  const info = Buffer.from('800000221000100000000000000000ac44f0000000000'.padEnd(76, '0'), 'hex');
  return Buffer.concat([Buffer.from('fLaC'), info, frames]);
}

/** Headers with the right CRC-8: the CRC of what follows each of them would be one of 260 GB. */
function flacOfHeaders(): Buffer {
  const header = Buffer.from('fff8191800', 'hex');
  const whole = Buffer.concat([header, Buffer.of(crc8(header))]);
  return flacOf(Buffer.concat([Buffer.alloc(megabyte, whole), Buffer.alloc(megabyte, 1)]));
}

const flacOfSyncs = () => flacOf(Buffer.alloc(2 * megabyte, Buffer.from('fff9', 'hex')));

function oggPage(flags: number, body: Buffer): Buffer {
  const page = Buffer.concat([Buffer.alloc(27), Buffer.of(body.length), body]);
  page.write('OggS\0', 0, 'latin1');
  page.writeUInt8(flags, 5);
  page.writeUInt8(1, 26);
  page.writeUInt32LE(crc32(page), 22);
  return page;
}

/** Each page that begins in the tail promises some 30 kB of body, and has the wrong CRC. */
function oggOfPages(): Buffer {
  const head = Buffer.from('OpusHead\x01\x02\0\0\x80\xbb\0\0\0\0\0', 'latin1');
  const tail = Buffer.alloc(70_000, Buffer.from('OggS\0\xff\xff', 'latin1'));
  return Buffer.concat([oggPage(2, head), oggPage(0, Buffer.from('OpusTags')), tail]);
}

const fileType = Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1');
const media = box('mdat', Buffer.alloc(8));

function box(type: string, ...bodies: Buffer[]): Buffer {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const handler = box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0soun\0\0\0\0', 'latin1'));
const mediaHeader = (units: number) => {
  const body = Buffer.alloc(24);
  body.writeUInt32BE(1000, 12);
  body.writeUInt32BE(units, 16);
  return box('mdhd', body);
};
const description = Buffer.from(
  '000000006573647300000000031900010004114015000000000000000000000005021210060102',
  'hex',
);
const tables = box('minf', box('stbl', box('stsd', description)));
const emptyBoxes = (bytes: number) =>
  Buffer.alloc(bytes - (bytes % 8), Buffer.from('\0\0\0\x08free', 'latin1'));

function m4aOfBoxes(): Buffer {
  const inside = emptyBoxes(15 * megabyte);
  const track = box('trak', box('mdia', inside, handler, mediaHeader(5000), tables));
  return Buffer.concat([fileType, box('moov', track), media]);
}

function m4aOfTracks(): Buffer {
  const track = box('trak', box('mdia', emptyBoxes(15_000), handler));
  const tracks = Array.from({ length: 1000 }, () => track);
  return Buffer.concat([fileType, box('moov', ...tracks), media]);
}

function m4aOfFragments(): Buffer {
  const moov = box('moov', box('trak', box('mdia', handler, mediaHeader(0), tables)));
  const runs = Array.from({ length: 30 }, () => box('trun', Buffer.alloc(8)));
  const fragment = box('moof', box('traf', box('tfhd', Buffer.alloc(8)), ...runs));
  return Buffer.concat([fileType, moov, media, ...Array.from({ length: 24_000 }, () => fragment)]);
}

function m4aOfRuns(): Buffer {
  const moov = box('moov', box('trak', box('mdia', handler, mediaHeader(0), tables)));
  const run = Buffer.alloc(15 * megabyte);
  run.writeUInt32BE(0x100, 0);
  run.writeUInt32BE(15 * (megabyte / 4) - 2, 4);
  const fragment = box('moof', box('traf', box('tfhd', Buffer.alloc(8)), box('trun', run)));
  return Buffer.concat([fileType, moov, media, fragment]);
}

function framesOf(header: Buffer, length: number, bytes: number): Buffer {
  const frame = Buffer.alloc(length);
  header.copy(frame);
  return Buffer.alloc(bytes - (bytes % length), frame);
}

/** A tenth of the bytes may stand between frames: they are looked at one by one. */
function strayFrames(): Buffer {
  const frame = Buffer.alloc(24 + 2, 0xff);
  Buffer.from('fff314c0', 'hex').copy(frame);
  return Buffer.alloc(25e6 - (25e6 % 26), frame);
}

function wavOfChunks(): Buffer {
  const chunks = Buffer.alloc(2 * megabyte, Buffer.from('junk\0\0\0\0', 'latin1'));
  return Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWAVE', 'latin1'), chunks]);
}
