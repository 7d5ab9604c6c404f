import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, '..', '..', 'scripts', 'bin', 'lyrics.mjs');

async function lyrics(...args: string[]) {
  const child = spawn(process.execPath, [bin, ...args], { env: programEnvironment() });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

const asked = ['--theme', 'el mar', '--genre', 'folk', '--mood', 'sereno', '--seed', '7'];

test('a song is on the standard output, the same one for the same seed', async () => {
  const [one, again] = await Promise.all([lyrics(...asked), lyrics(...asked)]);
  expect(one).toEqual({ code: 0, stderr: '', stdout: again.stdout });
  expect(one.stdout).toMatch(/^El mar\n\n\[Verso\]\n/);
});

test('as JSON with what was asked', async () => {
  const { stdout } = await lyrics(...asked, '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    request: { theme: 'el mar', genre: 'folk', structure: 'verse-chorus', seed: 7 },
    song: { title: 'El mar', sections: expect.arrayContaining([]) as unknown[] },
  });
});

test.each([
  [[], 'Uso: lyrics --theme TEMA'],
  [['--theme', 'el mar', '--genre', 'polka'], 'No conozco «polka».'],
  [['--theme', 'el mar', '--seed', '-1'], 'Uso: lyrics'],
  [['--theme', 'a'.repeat(500)], 'Dilo en una sola línea'],
  [['--theme', 'hijueputa'], 'Con insultos no escribimos'],
  [['--theme', 'el mar', '--seed', '4294967296'], 'La semilla «4294967296» no es un número'],
])('%j is refused in a sentence, with nothing on the standard output', async (args, words) => {
  const { code, stdout, stderr } = await lyrics(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
});
