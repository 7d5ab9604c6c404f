import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';
import { singNotes } from '#test/sung-voice.ts';
import { wavBytes } from '#test/wav-bytes.ts';

const bin = join(import.meta.dirname, '..', '..', 'scripts', 'bin', 'vocal.mjs');
const sung = singNotes(
  [
    { midi: 57, seconds: 0.5 },
    { midi: null, seconds: 0.2 },
    { midi: 60, seconds: 0.5 },
  ],
  { rate: 16_000 },
);
const take = wavBytes([sung], { rate: 16_000 });

async function vocal(files: Readonly<Record<string, Uint8Array>>, ...args: string[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'vocal-'));
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(folder.path, name), bytes);
  const env = programEnvironment();
  const ran = promisify(execFile)(process.execPath, [bin, ...args], { cwd: folder.path, env });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error);
  const written = await readdir(join(folder.path, 'salida')).catch(() => []);
  const texts = await Promise.all(
    written.map((name) => readFile(join(folder.path, 'salida', name), 'utf8')),
  );
  return { stdout, stderr, written, texts };
}

test('a take is a line of CSV each 10 ms', async () => {
  const { stdout, stderr } = await vocal({ 'toma.wav': take }, 'toma.wav');
  expect(stderr).toBe('');
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').map(Number));
  expect(rows).toHaveLength(120);
  expect(rows.every((row) => row.length === 4)).toBe(true);
  expect(rows[25]?.[0]).toBeCloseTo(0.25, 4);
  expect(rows[25]?.[1]).toBeCloseTo(220, 0);
  expect(rows[60]?.[1]).toBe(0);
  expect(rows[95]?.[1]).toBeCloseTo(261.6, 0);
});

test('with --report, its analysis is JSON, with what it is refused for', async () => {
  const { stdout } = await vocal({ 'toma.wav': take }, 'toma.wav', '--report');
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({
    notes: [{ on: expect.closeTo(0, 1), midi: expect.closeTo(57, 1) }, {}],
    ...{ low_midi: expect.closeTo(57, 1), high_midi: expect.closeTo(60, 1), key: null, mode: null },
    ...{ vibrato: [], refusals: [{ reason: 'short' }] },
  });
});

test('several takes go into a folder', async () => {
  const files = { 'una.wav': take, 'otra.wav': take };
  const { stdout, stderr, written, texts } = await vocal(
    files,
    ...['una.wav', 'otra.wav', '--out', 'salida'],
  );
  expect([stdout, stderr]).toEqual(['', '']);
  expect(new Set(written)).toEqual(new Set(['otra.csv', 'una.csv']));
  expect(texts[0]).toBe(texts[1]);
});

test.each([
  [['nada.wav'], 'nada.wav: no se puede leer.'],
  [['texto.wav'], 'texto.wav: No es un archivo WAV'],
  [['cortada.wav', '--report'], 'cortada.wav: El archivo WAV está cortado'],
  [[], 'Uso: vocal TOMA.wav'],
  [['toma.wav', 'toma.wav'], 'Uso: vocal TOMA.wav'],
  [['toma.wav', '--pitch'], 'Uso: vocal TOMA.wav'],
])('%j cannot be done, and it is said why', async (args, says) => {
  const files = {
    ...{ 'toma.wav': take, 'cortada.wav': take.subarray(0, 1000) },
    'texto.wav': new TextEncoder().encode('no soy un sonido, de verdad que no'),
  };
  const { stdout, stderr } = await vocal(files, ...args);
  expect(stderr).toContain(says);
  expect(stdout).toBe('');
});
