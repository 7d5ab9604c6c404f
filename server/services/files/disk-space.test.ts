import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeChunk } from '#server/http/write-chunk.ts';
import { requireSpace } from './disk-space.ts';

test('a file that would fill the disk is refused before it travels', async () => {
  await expect(requireSpace(tmpdir(), 1)).resolves.toBeUndefined();
  await expect(requireSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'storage.full',
  });
});

// Linux only: the device that is always full.
test.runIf(process.platform === 'linux')(
  'a disk that fills up on the way is reported',
  async () => {
    const chunk = Readable.from([Buffer.alloc(1000)]);
    const target = {
      file: '/dev/full',
      offset: 0,
      digest: null,
      signal: new AbortController().signal,
    };
    await expect(writeChunk(chunk, target)).rejects.toMatchObject({ code: 'storage.full' });
  },
);
