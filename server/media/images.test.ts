import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identifyImage } from './identify-image.ts';
import { sharp } from './image-library.ts';
import { renderCover } from './render-cover.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => join(folder, `${(count += 1)}`);

async function fileOf(content: Sharp | Uint8Array): Promise<string> {
  const file = newFile();
  await writeFile(file, content instanceof Uint8Array ? content : await content.toBuffer());
  return file;
}

const large = { side: 1200, format: 'webp' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f9aa1c', noise } });
/** A sky with a soft light behind the edge of a hill, and its grass: what a photograph has and noise has not. */
function landscape(side: number): Sharp {
  const edge = (x: number) => side / 2 + 200 * Math.sin(x / 90) + 90 * Math.sin(x / 31);
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const sky = 90 + y / 8 + 20 * Math.sin(Math.hypot(x - 800, y - 200) / 60);
    const hill = 30 + (y - edge(x)) / 12 + 8 * Math.sin(x / 3) * Math.sin(y / 4);
    return y < edge(x) ? sky : hill;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } });
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00272e' }, limitInputPixels: false });

describe('identifyImage', () => {
  test.each([
    ['jpeg', picture(640, 480).jpeg()],
    ['jpeg', picture(640, 480).jpeg({ progressive: true })],
    ['png', picture(640, 480).png()],
    ['webp', picture(640, 480).webp()],
  ])('accepts %s', async (format, image) => {
    expect(await identifyImage(await fileOf(image))).toEqual({
      format,
      mimeType: `image/${format}`,
      width: 640,
      height: 480,
    });
  });

  test('counts the sides as a person sees them', async () => {
    const lying = await fileOf(picture(640, 480).withMetadata({ orientation: 6 }).jpeg());
    expect(await identifyImage(lying)).toMatchObject({ width: 480, height: 640 });
  });

  test.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    [
      'an SVG with a BOM and a prologue',
      '\ufeff<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['HTML', '<!doctype html><img src=x>'],
    ['text', 'Hola'],
    [
      'a GIF',
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ],
    ['a TIFF', 'II*\0\x08\0\0\0\0\0'],
    ['a PPM', 'P6 1 1 255 \xff\xff\xff'],
    ['a BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
    ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
    ['a WAV', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a PNG that stops after its signature', '\x89PNG\r\n\x1a\n'],
    ['a JPEG that stops after its first marker', '\xff\xd8\xff\xe0'],
  ])('refuses %s', async (_name, bytes) => {
    await expect(identifyImage(await fileOf(Buffer.from(bytes, 'latin1')))).rejects.toMatchObject({
      code: 'image.invalid',
    });
  });

  test('cannot reach the decoder of another format', async () => {
    const svg = await fileOf(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    );
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
  });

  test.each([
    ['jpeg', picture(640, 480).jpeg()],
    ['jpeg', picture(640, 480).jpeg({ progressive: true })],
    ['png', picture(640, 480).png()],
    ['webp', picture(640, 480).webp()],
  ])('refuses a %s cut anywhere', async (_format, image) => {
    const whole = await image.toBuffer();
    for (const part of [0.01, 0.3, 0.6, 0.9, 0.99]) {
      const cut = await fileOf(whole.subarray(0, Math.floor(whole.length * part)));
      await expect(identifyImage(cut)).rejects.toMatchObject({ code: 'image.invalid' });
    }
  });

  test('refuses no bytes', async () => {
    await expect(identifyImage(await fileOf(new Uint8Array()))).rejects.toMatchObject({
      code: 'image.empty',
    });
  });

  test.each([
    ['a PNG bomb', plain(10_001, 10_000).png({ compressionLevel: 1 })],
    ['an interlaced PNG bomb', plain(6001, 6000).png({ progressive: true, compressionLevel: 1 })],
    ['a progressive JPEG bomb', plain(6001, 6000).jpeg({ progressive: true })],
    ['a WebP bomb', plain(6001, 6000).webp({ effort: 0 })],
  ])('refuses %s before it goes off', async (_name, bomb) => {
    const file = await fileOf(bomb);
    await expect(identifyImage(file)).rejects.toMatchObject({ code: 'image.too-many-pixels' });
    await expect(renderCover(file, large)).rejects.toMatchObject({ code: 'image.too-many-pixels' });
  });

  test('flipped bytes are accepted or refused, never a crash', async () => {
    const whole = await picture(64, 64).png().toBuffer();
    for (let variant = 0; variant < 60; variant += 1) {
      const damaged = Buffer.from(whole);
      damaged[(variant * 7919) % 200] = (variant * 31) % 256;
      const outcome = await identifyImage(await fileOf(damaged)).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome).toMatchObject({ code: expect.stringMatching(/^image\./) });
      }
    }
  });
});

describe('covers', () => {
  test.each(['avif', 'webp'] as const)(
    'in %s are upright, sRGB, and without the notes of the camera',
    async (format) => {
      const gps = { IFD0: { Artist: 'Secreto' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } };
      const file = await fileOf(
        picture(600, 400).withExif(gps).withMetadata({ orientation: 6 }).jpeg(),
      );
      expect((await readFile(file)).includes('Secreto')).toBe(true);
      const cover = await renderCover(file, { side: 1200, format });
      expect(Buffer.from(cover).includes('Secreto')).toBe(false);
      // Our own reader has no AVIF decoder: the container's header says its size.
      if (format === 'avif') return expect(sizeInAvif(cover)).toEqual({ width: 400, height: 600 });
      const { width, height, exif, icc, xmp, orientation, space } = await sharp(cover).metadata();
      expect({ width, height, exif, icc, xmp, orientation, space }).toEqual({
        width: 400,
        height: 600,
        space: 'srgb',
      });
    },
  );

  test('have the asked pixels on their longest side, and do not grow', async () => {
    const big = await fileOf(plain(4000, 3200).jpeg());
    expect(await sharp(await renderCover(big, large)).metadata()).toMatchObject({
      width: 1200,
      height: 960,
      format: 'webp',
    });
    const small = await fileOf(picture(100, 60).png());
    expect(await sharp(await renderCover(small, large)).metadata()).toMatchObject({
      width: 100,
      height: 60,
    });
  });

  test('in AVIF are smaller than in WebP', async () => {
    const photograph = await fileOf(landscape(1200).jpeg());
    const [avif, webp] = await Promise.all(
      (['avif', 'webp'] as const).map((format) => renderCover(photograph, { side: 640, format })),
    );
    expect(avif?.byteLength).toBeLessThan(webp?.byteLength ?? 0);
  });

  test('show paper where the picture is transparent', async () => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: '#0000' },
    }).png();
    const cover = await renderCover(await fileOf(clear), large);
    const { data, info } = await sharp(cover).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(data.every((value) => value > 250)).toBe(true);
  });

  test('are not made of what is no picture', async () => {
    const cut = (await picture(200, 200).jpeg().toBuffer()).subarray(0, 3000);
    const damaged = await fileOf(cut);
    await expect(renderCover(damaged, large)).rejects.toMatchObject({ code: 'image.invalid' });
    const svg = await fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(renderCover(svg, large)).rejects.toMatchObject({ code: 'image.invalid' });
  });
});

/** What the `ispe` box (ISO/IEC 23008-12 §6.5.3) says: version and flags, then width and height, 32 bits each. */
function sizeInAvif(bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes);
  const box = file.indexOf('ispe') + 4;
  return { width: file.readUInt32BE(box + 4), height: file.readUInt32BE(box + 8) };
}
