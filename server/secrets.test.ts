import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret, readSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('the first start makes a secret that only its owner reads; the next ones keep it', async () => {
  const dataDir = join(folder, 'sin crear', 'datos');
  const { secret } = await readSecrets(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await readSecrets(dataDir)).toEqual({ secret });
});

test('whoever makes a secret second takes the first one', async () => {
  const file = join(folder, 'secret');
  const made = await keepSecret(file, () => {
    writeFileSync(file, 'the first');
    return 'the second';
  });
  expect(made).toBe('the first');
  expect(await readdir(folder)).toEqual(['secret']);
});

test(
  'processes that start at once agree, and leave nothing else behind',
  { tags: 'sweep' },
  async () => {
    const program = `import { keepSecret, readSecrets } from '${join(import.meta.dirname, 'secrets.ts')}';
    console.log((await readSecrets(process.argv[1])).secret);`;
    const secrets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
        const [line] = await once(child.stdout, 'data');
        return String(line).trim();
      }),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{64}$/);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  },
);

test.each(['', '{', '[]', '{"secret":"corto"}'])('a damaged file (%j) is named', async (text) => {
  await writeFile(join(folder, 'secrets.json'), text);
  await expect(readSecrets(folder)).rejects.toThrow(join(folder, 'secrets.json'));
});
