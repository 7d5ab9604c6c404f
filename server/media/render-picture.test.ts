import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sharp } from './image-library.ts';
import { renderPicture } from './render-picture.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = await mkdtemp(join(tmpdir(), 'proofs-'));
afterAll(() => rm(folder, { recursive: true }));
let count = 0;
async function fileOf(bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, `${(count += 1)}`);
  await writeFile(file, bytes);
  return file;
}

const renderProof = async (file: string) =>
  (await renderPicture(file, { owner: 'ana', look: 'proof' })).bytes;

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f9aa1c', noise } });

test.each([
  ['a JPEG', () => picture(640, 480).jpeg()],
  ['a PNG', () => picture(640, 480).png()],
  ['a WebP', () => picture(640, 480).webp()],
])('%s becomes a JPEG of the same size', async (_, image) => {
  const proof = await renderProof(await fileOf(await image().toBuffer()));
  expect(await sharp(proof).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
});

test('a large one gets 2000 pixels a side, upright, and loses the notes of the camera', async () => {
  const gps = { IFD0: { Artist: 'Secreto' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } };
  const image = picture(3000, 2400).withExif(gps).withMetadata({ orientation: 6 }).jpeg();
  const proof = await renderProof(await fileOf(await image.toBuffer()));
  const { width, height, exif, icc, xmp, orientation } = await sharp(proof).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 1600, height: 2000 });
  expect(Buffer.from(proof).includes('Secreto')).toBe(false);
});

test('what else a file holds beside its pixels does not come along', async () => {
  const jpeg = await picture(64, 64).jpeg().toBuffer();
  const hidden = Buffer.from('PK\u0003\u0004<script>alert(1)</script>MZ');
  const polyglot = Buffer.concat([jpeg, hidden]);
  const proof = Buffer.from(await renderProof(await fileOf(polyglot)));
  expect(proof.includes('<script>')).toBe(false);
  expect(proof.subarray(-2).toString('hex')).toBe('ffd9');
});

test.runIf(process.platform === 'linux')(
  'a disk that is full is no fault of the picture',
  async () => {
    const file = await fileOf(await picture(64, 64).jpeg().toBuffer());
    const program = resolve('server/media/child/render-picture.ts');
    // Whatever is written there meets a full disk.
    const { stdout } = spawnSync(process.execPath, [program, file, '/dev/full', '2000', 'proof'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual({ refusal: 'storage.full' });
  },
);

/** A PNG of zeros of any size, which deflate makes short. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8); // one bit of grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    ...[Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head)],
    ...[chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const gifOfTwoFrames = Buffer.from(
  `474946383961010001008000000000ffffff${'21f90400000000002c00000000010001000002024401 00'.replace(' ', '').repeat(2)}3b`,
  'hex',
);

test('the slow pictures of one person keep nobody else waiting', { tags: 'sweep' }, async () => {
  const slow = await fileOf(bomb(9_990, 9_990));
  const small = await fileOf(await picture(64, 64).jpeg().toBuffer());
  const ended: string[] = [];
  const all = [1, 2, 3].map(() =>
    renderPicture(slow, { look: 'proof', owner: 'luis' }).finally(() => ended.push('slow')),
  );
  all.push(
    renderPicture(small, { look: 'proof', owner: 'ana' }).finally(() => ended.push('small')),
  );
  await Promise.allSettled(all);
  expect(ended.indexOf('small')).toBeLessThan(2);
  expect(ended).toHaveLength(4);
});

describe('refused', () => {
  test('a bomb of 20000 × 20000 pixels, before it goes off', async () => {
    const bytes = bomb(20_000, 20_000);
    expect(bytes.length).toBeLessThan(100_000);
    await expect(renderProof(await fileOf(bytes))).rejects.toMatchObject({
      code: 'image.too-many-pixels',
    });
  });

  test.each([
    ['a truncated JPEG', async () => (await picture(640, 480).jpeg().toBuffer()).subarray(0, 9000)],
    [
      'an SVG with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    [
      'a program',
      async () => Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(5000)]),
    ],
    ['an animated GIF', async () => gifOfTwoFrames],
    [
      'an animated WebP',
      async () => {
        const frames = await sharp({
          create: { width: 8, height: 16, channels: 3, background: '#f00', noise, pageHeight: 8 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
        expect((await sharp(frames).metadata()).pages).toBe(2);
        return frames;
      },
    ],
  ])('%s', async (_, bytes) => {
    await expect(renderProof(await fileOf(await bytes()))).rejects.toMatchObject({
      code: 'image.invalid',
    });
  });

  test('no bytes', async () => {
    await expect(renderProof(await fileOf(''))).rejects.toMatchObject({ code: 'image.empty' });
  });

  test('what takes more than its program may, and this process goes on', async () => {
    const file = await fileOf(bomb(9_990, 9_990));
    const limits = { timeoutMs: 100, cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 1024 };
    await expect(
      renderPicture(file, { look: 'proof', owner: 'ana', limits }),
    ).rejects.toMatchObject({
      code: 'image.too-many-pixels',
    });
  });
});
