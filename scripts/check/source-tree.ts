import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One file of the project; `path` is relative to the root and uses `/`. */
export type SourceFile = { path: string; absolutePath: string; text: () => string };

const notOurs = new Set([
  '.git',
  '.react-router',
  '.start-lock',
  'build',
  'coverage',
  'data',
  'node_modules',
  'test-results',
]);

/** Every file that belongs to the project, sorted by path. */
export function listFiles(root: string): SourceFile[] {
  return walk(root)
    .map((absolutePath) => ({
      path: relative(root, absolutePath).replaceAll('\\', '/'),
      absolutePath,
      text: () => readFileSync(absolutePath, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isCode = (path: string) => /\.(?:ts|tsx|mts|js|jsx|mjs)$/.test(path);

export const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}
