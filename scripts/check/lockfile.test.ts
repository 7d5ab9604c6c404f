import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLockfile } from './lockfile.ts';

const lock = (packages: object) => JSON.stringify({ packages });

test('an optional package that the lockfile pins, at any level above its holder, is fine', () => {
  const wants = { optionalDependencies: { bin: '1' } };
  for (const place of [
    'node_modules/bin',
    'node_modules/a/node_modules/bin',
    'node_modules/a/node_modules/b/node_modules/bin',
  ]) {
    const text = lock({ 'node_modules/a/node_modules/b': wants, [place]: { version: '1' } });
    expect(checkLockfile(text)).toEqual({ read: 1, faults: [] });
  }
});

test('an optional package that the lockfile does not pin is named with its holder', () => {
  const text = lock({
    'node_modules/a': { optionalDependencies: { '@x/bin-plan9': '1' } },
    'node_modules/b/node_modules/@x/bin-plan9': {},
  });
  expect(checkLockfile(text).faults).toEqual([
    'package-lock.json no fija @x/bin-plan9@1, que pide node_modules/a: npm ci fallará',
  ]);
});

test('an optional package in another version than the one wanted is named', () => {
  const text = lock({
    'node_modules/a': { optionalDependencies: { bin: '1.3.2' } },
    'node_modules/bin': { version: '1.2.19' },
  });
  expect(checkLockfile(text).faults).toEqual([
    'package-lock.json no fija bin@1.3.2, que pide node_modules/a: npm ci fallará',
  ]);
});

test('this project’s own lockfile has optional packages to look at', () => {
  const own = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  expect(checkLockfile(own).read).toBeGreaterThan(100);
});
