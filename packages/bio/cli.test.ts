import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, '..', '..', 'scripts', 'bin', 'bio.mjs');
const folder = mkdtempSync(join(tmpdir(), 'bio-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manner = ['--tone', 'bold', '--seed', '1'];
const form = { artistName: 'Canción Ñandú', genre: 'cumbia', style: 'lento, íntimo' };
const write = (name: string, data: unknown) =>
  writeFileSync(join(folder, name), typeof data === 'string' ? data : JSON.stringify(data));
write('ñandú.json', form);

async function bio(args: string[], cwd = folder) {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: programEnvironment() });
  child.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stderr, stdout };
}

test('five biographies under their names, of a file beside whoever types', async () => {
  const { code, stderr, stdout } = await bio(['ñandú.json', ...manner]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^TikTok \(\d+ de 80\)\nCanción Ñandú \/ cumbia.* \/ .*lento e íntimo\n\n/,
  );
  expect(stdout.match(/^\w+ \(\d+ de \d+\)$/gm)).toHaveLength(5);
  mkdirSync(join(folder, 'sub'));
  expect(await bio(['../ñandú.json', ...manner], join(folder, 'sub'))).toMatchObject({ stdout });
});

test('as JSON, in another language and person', async () => {
  const { stdout } = await bio([
    ...['ñandú.json', ...manner, '--json', '--language', 'en', '--person', '1p'],
  ]);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      ...{ platform: 'tiktok', limit: 80, left: [] },
      pieces: expect.arrayContaining([{ text: 'íntimo', fact: 'style-2' }]),
    },
    { platform: 'instagram' },
    { platform: 'youtube', text: expect.stringMatching(/We|Our|our|we/) },
    { platform: 'spotify' },
    { platform: 'press' },
  ]);
});

test('what is wrong is one sentence, and nothing else', async () => {
  write('no.json', '{');
  write('número.json', { ...form, style: 7 });
  write('sin-nombre.json', { ...form, artistName: '' });
  write('polka.json', { ...form, genre: 'polka' });
  const wrong: [string[], RegExp][] = [
    [[], /^Uso: bio/],
    [['ñandú.json', ...manner, '--loud'], /^Uso: bio/],
    [['ñandú.json', '--tone', 'loud', '--seed', '1'], /^--tone es uno de estos: professional, /],
    [['ñandú.json', '--tone', 'bold', '--seed', 'x'], /^--seed es un número entero/],
    [['ñandú.json', ...manner, '--language', 'fr'], /^--language es uno de estos: es, en\./],
    [['nada.json', ...manner], /^No se puede leer «nada.json»/],
    [['no.json', ...manner], /^«no.json» no es JSON/],
    [['número.json', ...manner], /^«número.json» debe ser un objeto con textos/],
    [['sin-nombre.json', ...manner], /^Escribe tu nombre artístico \(«artistName» en «sin-nombre/],
    [['polka.json', ...manner], /^Escoge un género de estos: pop, .*trap \(«genre» en «polka/],
  ];
  const said = await Promise.all(wrong.map(([args]) => bio(args)));
  expect(said).toEqual(
    wrong.map(([, stderr]) => ({
      ...{ code: 1, stdout: '', stderr: expect.stringMatching(stderr) },
    })),
  );
});
