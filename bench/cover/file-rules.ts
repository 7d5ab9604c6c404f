import { createHash } from 'node:crypto';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeJpeg } from '#packages/cover-art/node/raster.ts';
import { figure } from '../measure.ts';
import { settle, turn } from './bars.ts';
import { allStyles, briefOf } from './briefs.ts';
import { draw, planGated } from './painted.ts';
import { spend } from './spawned.ts';

const side = 3000;
const mostBytes = 10_000_000;
const cli = join(import.meta.dirname, '../../packages/cover-art/cli.ts');

/** What shops ask of a file, on a cover of each style; and the same bytes from two processes. */
export async function checkFileRules(isWhole: boolean): Promise<string> {
  const covers = isWhole ? 2 * allStyles.length : allStyles.length;
  const broken: string[] = [];
  let largest = 0;
  for (let at = 0; at < covers; at += 1) {
    const style = allStyles[at % allStyles.length] ?? '';
    const file = await encodeJpeg(draw(planGated(briefOf(at, { style }), at), side).canvas);
    largest = Math.max(largest, file.length);
    for (const rule of await brokenRules(file)) broken.push(`${style} ${at}: ${rule}`);
    await turn();
  }
  for (const one of broken) console.log(`  ${one}`);
  const pairs = isWhole ? 4 : 2;
  let alike = 0;
  for (let at = 0; at < pairs; at += 1) if (await isSameTwice(at * 5)) alike += 1;
  // The rules have to see what breaks them.
  const caught = (await brokenRules(await wrongFile())).length;
  settle(`reglas de ${figure(covers)} archivos`, [
    { name: 'reglas rotas', value: figure(broken.length), bar: '0', isMet: broken.length === 0 },
    {
      name: 'el más pesado, MB',
      value: figure(largest / 1e6, 1),
      bar: '< 10',
      isMet: largest < mostBytes,
    },
    {
      name: 'mismos bytes en dos procesos',
      ...{ value: `${alike} de ${pairs}`, bar: 'todos', isMet: alike === pairs },
    },
    {
      name: 'faltas vistas en un archivo malo',
      value: figure(caught),
      bar: '5',
      isMet: caught === 5,
    },
  ]);
  return `cover: ${figure(covers)} archivos con todas las reglas, el más pesado de ${figure(largest / 1e6, 1)} MB (meta < 10); ${alike} de ${pairs} iguales en dos procesos (meta todos)`;
}

async function brokenRules(file: Buffer): Promise<string[]> {
  const { format, width, height, space, channels, hasAlpha, icc, exif, xmp, iptc } =
    await sharp(file).metadata();
  const rules: Record<string, boolean> = {
    'no es JPEG': file.subarray(0, 3).toString('hex') === 'ffd8ff' && format === 'jpeg',
    'no mide 3.000 × 3.000': width === side && height === side,
    'no tiene tres canales en sRGB': space === 'srgb' && channels === 3 && !hasAlpha,
    'no trae el perfil sRGB': icc !== undefined && nameOf(icc).includes('sRGB'),
    'trae datos de más': !exif && !xmp && !iptc,
    'pesa 10 MB o más': file.length < mostBytes,
  };
  return Object.entries(rules)
    .filter(([, isKept]) => !isKept)
    .map(([rule]) => rule);
}

/** What a profile says of itself; one of version 4 says it in two bytes a letter. */
const nameOf = (icc: Buffer): string => icc.toString('latin1').replaceAll('\0', '');

/** All that there is to break but the weight. */
const wrongFile = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000080' } })
    .withExif({ IFD0: { Artist: 'Nadie' } })
    .png()
    .toBuffer();

async function isSameTwice(at: number): Promise<boolean> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cover-bench-'));
  const { artist, title, genre, mood } = briefOf(at);
  const brief = join(folder.path, 'brief.json');
  await writeFile(brief, JSON.stringify({ artistName: artist, songTitle: title, genre, mood }));
  const hashes = [];
  for (const name of ['una.jpg', 'otra.jpg']) {
    await spend(cli, brief, join(folder.path, name), '--seed', String(at + 3));
    const file = await readFile(join(folder.path, name));
    hashes.push(createHash('sha256').update(file).digest('hex'));
  }
  return hashes[0] === hashes[1];
}
