import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, projectNode } from './paths.mjs';
import { runGroup } from './run-group.mjs';
import { StartError } from './start-error.mjs';

const stamp = at('build', '.stamp');
const folders = [
  'app',
  'content',
  'packages',
  'public',
  'scripts/site-files',
  'server',
  'simulators',
  'vite-plugins',
];

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest();

export async function build(lock) {
  console.log('Construyendo el sitio: tarda alrededor de veinte segundos…');
  const began = Date.now();
  rmSync(stamp, { force: true });
  // Taken before: a file edited during the build makes the next start build again.
  const built = digest();
  const { code } = await runGroup(projectNode, [at('scripts', 'build.mjs')], {
    env: process.env,
    lock,
  });
  if (code !== 0) throw new StartError('No se pudo construir el sitio: arriba está el motivo.');
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(stamp, built);
  console.log(`Sitio construido en ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Names and contents of everything that the build reads; contents, because git touches times. */
function digest() {
  const hash = createHash('sha256');
  for (const path of sources()) {
    const bytes = readFileSync(at(path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function sources() {
  // Stryker leaves a file of its own among those of `npm run mutate`.
  const configuration = readdirSync(at()).filter((name) =>
    /^(?!stryker-).*\.(json|[mc]?[jt]s)$/.test(name),
  );
  const inFolders = folders.filter((folder) => existsSync(at(folder))).flatMap(filesOf);
  return [...configuration, 'scripts/build.mjs', ...inFolders].sort();
}

const filesOf = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
