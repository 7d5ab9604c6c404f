import { expect, test } from 'vitest';
import { build } from 'vite';
import { namedModules } from './named-modules.ts';

const buildWith = (parts: readonly string[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [namedModules(parts)],
    build: { write: false, rolldownOptions: { input: 'app/islands/go-back.ts' } },
  });

test('a name that no module of the build has stops it', async () => {
  await expect(buildWith(['/islands/go-back.'])).resolves.toBeDefined();
  await expect(buildWith(['/islands/go-back.', '/islands/go-forth.', '/go-up.'])).rejects.toThrow(
    'No module is named /islands/go-forth., /go-up.',
  );
});
