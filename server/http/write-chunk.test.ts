import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { writeChunk } from './write-chunk.ts';

const folder = await mkdtemp(join(tmpdir(), 'estudio-chunk-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'upload');
const stored = () => readFile(file, 'utf8');
const { signal } = new AbortController();

/** Bytes that fill a buffer of their own, as those of a socket do. */
const ownBuffer = (text: string) => Buffer.alloc(text.length, text);

test('a chunk is written at its offset, and its memory given back at once', async () => {
  await writeFile(file, '0123456789');
  const large = ['ab', 'cd', 'ef'].map(ownBuffer);
  const shared = Buffer.alloc(4, '-').subarray(0, 1);
  const digest = createHash('sha256');
  const chunk = Readable.from([...large, shared]);
  expect(await writeChunk(chunk, { file, offset: 2, digest, signal })).toBe(7);
  expect(await stored()).toBe('01abcdef-9');
  expect(digest.digest('hex')).toBe(createHash('sha256').update('abcdef-').digest('hex'));
  expect(large.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
  expect(shared.byteLength, 'others may use the rest of its buffer').toBe(1);
});

test('when its sender goes away what had arrived stays in the file, and not in memory', async () => {
  await writeFile(file, '0123456789');
  const arrived = ownBuffer('ab');
  async function* cut() {
    yield arrived;
    await expect.poll(stored).toBe('ab23456789');
    throw new Error('gone');
  }
  const sent = writeChunk(Readable.from(cut()), { file, offset: 0, digest: null, signal });
  await expect(sent).rejects.toThrow('gone');
  expect(await stored()).toBe('ab23456789');
  await expect.poll(() => arrived.byteLength).toBe(0);
});

test('a file that is not there is not made', async () => {
  const missing = join(folder, 'missing');
  const chunk = Readable.from([Buffer.from('ab')]);
  await expect(
    writeChunk(chunk, { file: missing, offset: 0, digest: null, signal }),
  ).rejects.toThrow('ENOENT');
});
