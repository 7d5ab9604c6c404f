import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const cli = join(import.meta.dirname, 'cli.ts');
const good = {
  artistName: 'Niebla Norte',
  songTitle: 'Páramo adentro',
  genre: 'indie',
  mood: 'sereno',
};

async function run(brief: unknown, ...args: string[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cover-'));
  const [source, target] = [join(folder.path, 'brief.json'), join(folder.path, 'portada.jpg')];
  await writeFile(source, JSON.stringify(brief));
  const given = args.map((arg) => (arg === 'TARGET' ? target : arg));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    cli,
    source,
    ...given,
  ]).catch((error: { stdout: string; stderr: string }) => error);
  return { stdout, stderr, file: await readFile(target).catch(() => null) };
}

test('a scene is JSON alone on the output, and the same one for the same seed', async () => {
  const [one, again] = await Promise.all([run(good, '--scene'), run(good, '--scene')]);
  expect(JSON.parse(one.stdout)).toMatchObject({ seed: 1, ratio: '1:1', frame: { width: 1 } });
  expect(again).toEqual(one);
  expect(one.stderr).toBe('');
});

test('a cover is a JPEG of the size that was asked for', async () => {
  const { file } = await run(good, 'TARGET', '--size', '300', '--ratio', '16:9', '--seed', '7');
  expect(file?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test.each([
  [good, ['--scene', '--ratio', '2:1'], 'Escoge una proporción'],
  [good, ['TARGET', '--size', '9'], '--size es un número entero de 100 a 4000'],
  [good, [], 'Uso: cover-art'],
  [
    { ...good, songTitle: '  ', genre: 'polka' },
    ['TARGET'],
    'Escribe el título de la canción. Escoge un género',
  ],
])('what cannot be done is said, and nothing is written', async (brief, args, says) => {
  const { stdout, stderr, file } = await run(brief, ...args);
  expect(stderr).toContain(says);
  expect([stdout, file]).toEqual(['', null]);
});

test('a file that is not there, or no JSON, is said in words', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [
    cli,
    'nada.json',
    '--scene',
  ]).catch((error: { stderr: string }) => error);
  expect(stderr).toBe('No se puede leer nada.json: tiene que ser un archivo JSON.\n');
});
