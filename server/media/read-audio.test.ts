import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudio } from './read-audio.ts';
import {
  encodeSound,
  id3Tag,
  type Recipe,
  recipes,
  waveBytes,
  writeSilence,
} from './test-sounds.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identify-audio-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A new name without extension: nothing but the bytes may speak. */
const newFile = () => join(folder, `${(count += 1)}`);

async function identifyBytes(bytes: Uint8Array) {
  const file = newFile();
  await writeFile(file, bytes);
  return await readAudio(file);
}

async function encoded(recipe: Recipe): Promise<Buffer> {
  const file = newFile();
  await encodeSound(file, recipe);
  return await readFile(file);
}

describe('accepts', () => {
  test.each([
    ['mp3', 'mp3', 'MPEG 1 Layer 3', 44_100, null, 2],
    ['mp3 at 22 kHz', 'mp3', 'MPEG 2 Layer 3', 22_050, null, 1],
    ['flac', 'flac', 'FLAC', 44_100, 16, 2],
    ['flac of 24 bits', 'flac', 'FLAC', 96_000, 24, 1],
    ['aac', 'aac', 'AAC', 44_100, null, 2],
    ['aac in mp4', 'mp4', 'AAC', 48_000, null, 1],
    ['aac in mp4, index first', 'mp4', 'AAC', 44_100, null, 2],
    ['aac in mp4 fragments', 'mp4', 'AAC', 44_100, null, 2],
    ['alac in mp4', 'mp4', 'ALAC', 96_000, 24, 2],
    ['opus', 'ogg', 'Opus', 48_000, null, 2],
    ['vorbis', 'ogg', 'Vorbis', 44_100, null, 1],
    ['float wav', 'wav', 'PCM float', 48_000, 32, 2],
    ['24-bit wav with six channels', 'wav', 'PCM', 48_000, 24, 6],
    ['rf64', 'wav', 'PCM', 44_100, 16, 1],
    ['broadcast wav', 'wav', 'PCM', 44_100, 16, 1],
  ] as const)('%s', async (name, container, codec, sampleRateHertz, bitDepth, channels) => {
    const file = newFile();
    await encodeSound(file, recipes[name]);
    const facts = await readAudio(file);
    expect(facts).toMatchObject({ container, codec, sampleRateHertz, bitDepth, channels });
    expect(facts.mimeType).toMatch(/^audio\//);
    // Encoders fill up the last frame, or leave it out.
    expect(Math.abs(facts.durationSeconds - 2)).toBeLessThan(0.1);
  });

  test('an MP3 between tags, with the picture of another file type inside', async () => {
    const mp3 = await encoded(recipes.mp3);
    const id3v1 = Buffer.alloc(128);
    id3v1.write('TAG Canción Ñandú');
    const tagged = Buffer.concat([
      id3Tag('%PDF-1.7 Canción'),
      id3Tag('RIFF'),
      mp3,
      apeTag(),
      id3v1,
    ]);
    expect(await identifyBytes(tagged)).toEqual(await identifyBytes(mp3));
  });

  test('a WAV whose recorder never came back to fill in the sizes', async () => {
    const whole = waveBytes({ seconds: 1 });
    for (const size of [0, 0xffffffff]) {
      const piped = Buffer.from(whole);
      piped.writeUInt32LE(size, 4);
      piped.writeUInt32LE(size, 40);
      expect((await identifyBytes(piped)).durationSeconds).toBe(1);
    }
  });

  test('100 MB without reading them', async () => {
    const file = newFile();
    await writeSilence(file, { seconds: 594, rate: 44_100, channels: 2 });
    expect((await readAudio(file)).durationSeconds).toBe(594);
  });
});

describe('refuses', () => {
  const wav = waveBytes({ seconds: 1 });
  const text = Buffer.from('Hola. '.repeat(2000));
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n'.repeat(20));

  test.each([
    ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), text])],
    ['text', text],
    ['HTML', Buffer.from(`<!doctype html><title>x</title>${'<p>x</p>'.repeat(500)}`)],
    ['a playlist', playlist],
    ['a playlist behind a BOM', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), playlist])],
    ['a playlist behind an ID3 tag', Buffer.concat([id3Tag('x'), playlist])],
    ['HTML behind an ID3 tag', Buffer.concat([id3Tag('x'), Buffer.from('<html>'.repeat(2000))])],
    ['an ID3 tag alone', id3Tag('x')],
    ['an ID3 tag that is longer than the file', Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7fxxxxxxxx')],
    ['a ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), text])],
    ['a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), text])],
    ['a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text])],
    ['a WebP', Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), text])],
    ['an AVI', Buffer.concat([Buffer.from('RIFF\x10\0\0\0AVI LIST', 'latin1'), text])],
    ['one byte', Buffer.from([0xff])],
    ['a frame of MP3 in noise', Buffer.concat([Buffer.from('fffb9064', 'hex'), text])],
    ['a WAV with nine channels', patched(wav, (bytes) => setFormat(bytes, { channels: 9 }))],
    ['a WAV without channels', patched(wav, (bytes) => setFormat(bytes, { channels: 0 }))],
    ['a WAV at 4 GHz', patched(wav, (bytes) => bytes.writeUInt32LE(4e9, 24))],
    ['a WAV at 0 Hz', patched(wav, (bytes) => bytes.writeUInt32LE(0, 24))],
    ['a WAV of 17 bits', patched(wav, (bytes) => bytes.writeUInt16LE(17, 34))],
    ['a WAV with MP3 inside', patched(wav, (bytes) => bytes.writeUInt16LE(0x55, 20))],
    ['a WAV with samples before their format', patched(wav, (bytes) => bytes.write('xxxx', 12))],
    [
      'an MP4 with a box of no size',
      Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0\0\0\0\x04moov', 'latin1'),
    ],
  ])('%s', async (_name, bytes) => {
    await expect(identifyBytes(bytes)).rejects.toMatchObject({ code: 'audio.invalid' });
  });

  test.each([
    ['MPEG layer II', { filter: 'aformat=s16:44100:stereo', encoder: 'mp2', format: 'mp2' }],
    ['FLAC in Ogg', { filter: 'aformat=s16:44100:mono', encoder: 'flac', format: 'ogg' }],
    ['MP3 in MP4', { filter: 'aformat=s16p:44100:mono', encoder: 'libmp3lame', format: 'mp4' }],
    ['AC-3 in MP4', { filter: 'aformat=fltp:44100:mono', encoder: 'ac3', format: 'mp4' }],
    ['µ-law in WAV', { filter: 'aformat=s16:8000:mono', encoder: 'pcm_mulaw', format: 'wav' }],
    ['AIFF', { filter: 'aformat=s16:44100:mono', encoder: 'pcm_s16be', format: 'aiff' }],
    ['a video in MP4', { ...video, encoder: 'mpeg4', format: 'mp4' }],
    ['a video in Ogg', { ...video, encoder: 'libtheora', format: 'ogg' }],
  ])('%s', async (_name, recipe) => {
    await expect(identifyBytes(await encoded(recipe))).rejects.toMatchObject({
      code: 'audio.invalid',
    });
  });

  test('an MP3 of two frames, and one with text for its second half', async () => {
    const mp3 = await encoded({ ...recipes.mp3, options: { write_xing: '0', id3v2_version: '0' } });
    const frameBytes = 417;
    const isFrame = (position: number) => mp3.readUInt16BE(position) === 0xfffb;
    const second = [frameBytes, frameBytes + 1].find(isFrame) ?? 0;
    const third = [second + frameBytes, second + frameBytes + 1].find(isFrame) ?? 0;
    const invalid = { code: 'audio.invalid' };
    await expect(identifyBytes(mp3.subarray(0, third))).rejects.toMatchObject(invalid);
    const half = Buffer.concat([mp3, Buffer.alloc(mp3.length, 'Hola. ')]);
    await expect(identifyBytes(half)).rejects.toMatchObject(invalid);
  });

  test('an MP4 with a video beside the song, of another codec, or with a broken description', async () => {
    const song = await encoded(recipes['aac in mp4']);
    const invalid = { code: 'audio.invalid' };
    await expect(identifyBytes(withVideoTrack(song))).rejects.toMatchObject(invalid);
    // Object type 0x40 (AAC), stream type 0x15 (sound), becomes 0xdd (Vorbis).
    const other = patched(song, (bytes) => {
      bytes[bytes.indexOf(Buffer.from([0x40, 0x15]), bytes.indexOf('esds'))] = 0xdd;
    });
    await expect(identifyBytes(other)).rejects.toMatchObject(invalid);
    // A descriptor that says it is empty sends its reader past its end.
    const empty = patched(song, (bytes) => bytes.writeUInt8(0, bytes.indexOf('esds') + 9));
    await expect(identifyBytes(empty)).rejects.toMatchObject(invalid);
  });

  test('two songs one behind the other in Ogg', async () => {
    const both = [await encoded(recipes.opus), await encoded(recipes.vorbis)];
    await expect(identifyBytes(Buffer.concat(both))).rejects.toMatchObject({
      code: 'audio.invalid',
    });
  });

  test('no bytes at all', async () => {
    await expect(identifyBytes(Buffer.alloc(0))).rejects.toMatchObject({ code: 'audio.empty' });
  });

  test('more than three hours', async () => {
    const file = newFile();
    await writeSilence(file, { seconds: 3 * 60 * 60 });
    expect((await readAudio(file)).durationSeconds).toBe(10_800);
    await writeSilence(file, { seconds: 3 * 60 * 60 + 1 });
    await expect(readAudio(file)).rejects.toMatchObject({ code: 'audio.too-long' });
  });

  test('a folder and a missing file with an error of the disk, not of the person', async () => {
    await expect(readAudio(folder)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(readAudio(newFile())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('notices what is missing', () => {
  test.each([1, 2, 1000, 15_000])('a WAV short of %i bytes', async (missing) => {
    const wav = waveBytes({ seconds: 1 });
    await expect(identifyBytes(wav.subarray(0, -missing))).rejects.toMatchObject({
      code: 'audio.truncated',
    });
  });

  test('a WAV that ends behind its header, with or without a size', async () => {
    const header = waveBytes({ seconds: 1 }).subarray(0, 44);
    await expect(identifyBytes(header)).rejects.toMatchObject({ code: 'audio.truncated' });
    const unsized = patched(header, (bytes) => bytes.writeUInt32LE(0, 40));
    await expect(identifyBytes(unsized)).rejects.toMatchObject({ code: 'audio.truncated' });
  });

  test.each([
    'flac',
    'flac of 24 bits',
    'alac in mp4',
    'aac in mp4',
    'aac in mp4, index first',
    'opus',
    'vorbis',
    'rf64',
  ] as const)('%s, cut anywhere', async (name) => {
    const whole = await encoded(recipes[name]);
    for (const part of [0.3, 0.6, 0.9, 0.99, 1 - 1 / whole.length]) {
      await expect(identifyBytes(whole.subarray(0, whole.length * part))).rejects.toMatchObject({
        code: 'audio.truncated',
      });
    }
  });

  test('a FLAC cut between two frames, or with more than it says', async () => {
    const flac = await encoded(recipes.flac);
    const samples = flac.readUInt32BE(22);
    const promise = (count: number) => patched(flac, (bytes) => bytes.writeUInt32BE(count, 22));
    await expect(identifyBytes(promise(samples + 1))).rejects.toMatchObject({
      code: 'audio.truncated',
    });
    await expect(identifyBytes(promise(samples - 1))).rejects.toMatchObject({
      code: 'audio.invalid',
    });
    // An encoder that wrote to a pipe promises nothing.
    expect((await identifyBytes(promise(0))).durationSeconds).toBe(samples / 44_100);
  });

  test('an Ogg whose last page is damaged', async () => {
    const damaged = patched(await encoded(recipes.opus), (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
    });
    await expect(identifyBytes(damaged)).rejects.toMatchObject({ code: 'audio.truncated' });
  });

  test('an MP3 with less than its own count of frames', async () => {
    const mp3 = await encoded(recipes.mp3);
    await expect(identifyBytes(mp3.subarray(0, mp3.length / 2))).rejects.toMatchObject({
      code: 'audio.truncated',
    });
  });
});

const video = { source: 'testsrc=duration=1:size=64x64:rate=5', filter: 'format=yuv420p' };

function patched(bytes: Buffer, patch: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  patch(copy);
  return copy;
}

/** `moov` stands last: one more track at its end, whose handler is `vide`. */
function withVideoTrack(song: Buffer): Buffer {
  const track = box('trak', box('mdia', box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0vide'))));
  const moov = song.lastIndexOf('moov') - 4;
  const grown = patched(song, (bytes) =>
    bytes.writeUInt32BE(bytes.readUInt32BE(moov) + track.length, moov),
  );
  return Buffer.concat([grown, track]);
}

function box(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4);
  return Buffer.concat([header, body]);
}

function setFormat(bytes: Buffer, { channels }: { channels: number }): void {
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt16LE(channels * 2, 32);
}

function apeTag(): Buffer {
  const footer = Buffer.alloc(32);
  footer.write('APETAGEX');
  footer.writeUInt32LE(2000, 8);
  footer.writeUInt32LE(32 + 10, 12);
  return Buffer.concat([Buffer.alloc(10, 'x'), footer]);
}
