import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from 'vite';
import { siteScript } from './site-script.ts';

/** Builds a page of nothing beside the site's script, which has this line. */
async function buildSite(line: string) {
  const root = await mkdtemp(join(tmpdir(), 'site-script-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'page.ts'), 'export {};');
  await writeFile(join(root, 'later.ts'), 'document.title += 1;');
  await writeFile(join(root, 'site.ts'), line);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteScript('site.ts')],
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts') } },
  });
}

test('the script of the static pages is one file, or there is none', async () => {
  await expect(buildSite("import './later.ts'; document.title += 2;")).resolves.toBeDefined();
  await expect(buildSite("void import('./later.ts'); document.title += 2;")).rejects.toThrow(
    'site.ts has to be one file',
  );
});
