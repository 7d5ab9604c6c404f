import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from './source-tree.ts';

/** Writes a small project for a check to look at; `using` removes it again. */
export function plantTree(contents: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'estudio-check-'));
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    root,
    files: listFiles(root),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
