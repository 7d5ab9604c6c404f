import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();
const root = resolve(import.meta.dirname, '../../../../..');

/** Every stylesheet that a module imports, and those that it draws. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imported = readFileSync(file, 'utf8').matchAll(
    /(?:from|import) '([.#][^']+\.(?:tsx|css))'/g,
  );
  return [...imported].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? join(root, name.slice(1)) : resolve(dirname(file), name);
    return existsSync(path) ? sheetsOf(path, seen) : [];
  });
}

test.each([
  ['/lyrics-generator', 'lyrics/lyrics-page.tsx'],
  ['/bio-generator', 'bio/bio-page.tsx'],
  ['/vocal-analyzer', 'vocal/vocal-page.tsx'],
])('the document of %s has the sheets of its page for visitors', async (path, page) => {
  const html = await (await ask(path)).text();
  // A static page has its sheets in it.
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, style]) => style)
    .join('\n');
  const sources = sheetsOf(join(root, 'app/routes/site/tools', page));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    const [rule = ''] = /\.[a-z][\w-]+(?=[^{}]*\{)/.exec(readFileSync(source, 'utf8')) ?? [];
    expect(styles, source).toContain(rule);
  }
});
