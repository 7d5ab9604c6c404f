import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('.', import.meta.url);

/** What the files of that name say, domain by domain. */
async function saidBy(file: string): Promise<string[]> {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`/${file}`),
  );
  const modules = await Promise.all(
    found.map((path) => import(new URL(path, root).href) as Promise<Record<string, object>>),
  );
  return modules.flatMap((module) => Object.values(module).flatMap((all) => Object.keys(all)));
}

// A registry joins its domains: of two of the same name, one would be lost.
test.each(['errors.ts', 'notices.ts', 'limits.ts'])('no two %s say the same name', async (file) => {
  const names = await saidBy(file);
  expect(names.length).toBeGreaterThan(10);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
