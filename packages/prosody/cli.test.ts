import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, '..', '..', 'scripts', 'bin', 'prosody.mjs');

async function prosody(input: string | Uint8Array, ...args: string[]) {
  const child = spawn(process.execPath, [bin, ...args], { env: programEnvironment() });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return {
    code,
    stderr,
    lines: stdout
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line)),
  };
}

test('each line of verses is a line of JSON, also an empty one', async () => {
  const { code, stderr, lines } = await prosody(
    'Volverán las oscuras golondrinas\n\nla luz',
    'scan',
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(lines).toEqual([
    {
      text: 'Volverán las oscuras golondrinas',
      ...{ def: 11, min: 11, max: 11, ending: 'llana', pattern: '--+--+---+-' },
      rhyme: { consonant: 'inas', assonant: 'i-a' },
    },
    { text: '', def: 0, min: 0, max: 0, ending: null, pattern: '', rhyme: null },
    {
      ...{ text: 'la luz', def: 3, min: 3, max: 3, ending: 'aguda', pattern: '-+-' },
      rhyme: { consonant: 'us', assonant: 'u' },
    },
  ]);
});

test('the reading nearest to a target, and verses of two parts', async () => {
  const { lines } = await prosody('todo lo que callé te lo canto hoy\n', 'scan', '--target', '11');
  expect(lines).toMatchObject([
    { def: 12, min: 11, max: 12, pattern: expect.stringMatching(/^[+-]{10}-$/) },
  ]);
  const compound = await prosody(
    'La princesa está triste... ¿Qué tendrá la princesa?\nsol\n',
    'scan',
    '--compound',
    '7+7',
  );
  expect(compound.lines).toMatchObject([
    { def: 14, ending: 'llana', pattern: '--+-++-+-+--+-' },
    { def: 2, pattern: '+-' },
  ]);
});

test('with --figures, how its vowels are joined, beside its syllables', async () => {
  const { lines } = await prosody('Un poeta\n', 'scan', '--target', '3', '--figures');
  expect(lines).toMatchObject([
    {
      units: ['Un', 'poe', 'ta'],
      figures: [{ kind: 'sinéresis', unit: 1, where: 'poe-ta', isForced: true }],
    },
  ]);
  // Of two parts the syllables of the second follow those of the first.
  const compound = await prosody('la luz, un poeta\n', 'scan', '--compound', '3+3', '--figures');
  expect(compound.lines).toMatchObject([
    { units: ['la', 'luz', 'un', 'poe', 'ta'], figures: [{ unit: 3, where: 'poe-ta' }] },
  ]);
});

test('a line is what a line feed ends, whichever system wrote it', async () => {
  const texts = async (input: string | Uint8Array) =>
    (await prosody(input, 'scan')).lines.map((line) => (line as { text: string }).text);
  expect(await texts('\ufeffel mar\r\n\r\nla luz\u2028ya\rno\n')).toEqual([
    ...['el mar', '', 'la luz\u2028ya\rno'],
  ]);
  expect(await texts('a\u0000b\n\n\n')).toEqual(['a\u0000b', '', '']);
  expect(await texts(Uint8Array.of(0x61, 0xff, 0x0a, 0xc3))).toEqual(['a\ufffd', '\ufffd']);
  expect(await texts('')).toEqual([]);
  // What is more than one chunk.
  const long = 'la ñandú canta '.repeat(10_000);
  expect(await texts(`${long}\nel mar`)).toEqual([long, 'el mar']);
});

test('whoever closes the pipe after the first line is told nothing', async () => {
  const child = spawn(process.execPath, [bin, 'scan'], { env: programEnvironment() });
  child.stdin.on('error', () => undefined);
  child.stdin.write('el mar\n'.repeat(50_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  expect([code, stderr]).toEqual([0, '']);
});

test('what it does not know it says, and nothing else', async () => {
  for (const args of [
    [],
    ['sing'],
    ['scan', '--metre', '8'],
    ['scan', '--target', '8', '--compound', '7+7'],
    ['scan', '--figures=yes'],
  ])
    expect(await prosody('', ...args)).toMatchObject({
      ...{ code: 1, lines: [], stderr: expect.stringMatching(/^Uso: prosody scan/) },
    });
  expect(await prosody('', 'scan', '--compound', '7+mil')).toMatchObject({
    ...{
      code: 1,
      lines: [],
      stderr: expect.stringMatching(/^«mil» no es una cantidad de sílabas/),
    },
  });
  expect(await prosody('', 'scan', '--compound', '7+7+7+7+7')).toMatchObject({
    ...{ code: 1, lines: [], stderr: expect.stringMatching(/^Un verso se parte en 4 como mucho/) },
  });
});

test('what cannot be written is a failure, and said', async () => {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'scan'], {
    ...{ env: programEnvironment(), encoding: 'utf8', input: 'hola\n' },
    stdio: ['pipe', openSync(bin, 'r'), 'pipe'],
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('No se pudo escribir')]);
});
