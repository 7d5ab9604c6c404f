import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, '..', '..', 'scripts', 'bin', 'prosody.mjs');

async function prosody(input: string, ...args: string[]) {
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

test('what it does not know it says, and nothing else', async () => {
  for (const args of [
    [],
    ['sing'],
    ['scan', '--metre', '8'],
    ['scan', '--target', '8', '--compound', '7+7'],
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
});
