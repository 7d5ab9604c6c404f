import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantTree } from './plant-tree.ts';
import { checkDomains, domains, withDomains } from './service-domains.ts';

const names = Object.keys(domains);

test('every domain builds on some of those above it: the arrows make no circle', () => {
  for (const [index, [name, { on }]] of Object.entries(domains).entries())
    expect(names.slice(0, index), name).toEqual(expect.arrayContaining([...on]));
});

test('every folder of the services is a domain', () => {
  const folders = readdirSync('server/services', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(folders.toSorted());
});

test('the table stands between its marks, and writing it again changes nothing', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const mark = '<!-- domains: node scripts/check/write-domains.ts -->';
  const stale = text.replace('| `uploads` |', '| `subidas` |');
  expect(stale).not.toBe(text);
  using tree = plantTree({ 'docs/architecture.md': stale });
  expect(checkDomains(tree.files).faults).toEqual([expect.stringContaining('write-domains.ts')]);
  using fresh = plantTree({ 'docs/architecture.md': text });
  expect(checkDomains(fresh.files)).toEqual({ faults: [], read: 1 });
  expect(withDomains(stale)).toBe(withDomains(withDomains(text)));
  expect(withDomains(stale).split(mark)[0]).toBe(text.split(mark)[0]);
  expect(() => withDomains(text.replace(mark, ''))).toThrow('faltan');
});
