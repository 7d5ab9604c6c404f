import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { jobNames } from './jobs.ts';

test('the operator reads of every job when it comes, and what follows where it fails', async () => {
  const text = await readFile('docs/operations.md', 'utf8');
  const [, part = ''] = /^## Trabajos de fondo$(.*?)^## /ms.exec(text) ?? [];
  const queues = part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
    );
  expect(new Set(queues)).toEqual(new Set(jobNames));
  expect(queues).toHaveLength(jobNames.length);
});
