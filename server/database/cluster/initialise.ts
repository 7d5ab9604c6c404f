import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../../secrets.ts';
import { ClusterError } from './cluster-error.ts';
import { environmentFor } from './environment.ts';
import { give } from './home.ts';
import type { Home } from './home.ts';

const run = promisify(execFile);

/** Makes the cluster when there is none: in a folder beside it, renamed when it is whole. */
export async function initialise(home: Home, binaries: string, password: string): Promise<void> {
  const { data, user } = home;
  if (existsSync(data)) return;
  await removeDrafts(data);
  const draft = await mkdtemp(`${data}.draft-`);
  give(draft, user);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const folder = join(draft, 'data');
  const options = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, '--username=postgres'];
  try {
    await run(join(binaries, 'bin', 'initdb'), [...options, ...fixedOptions], environmentFor(user));
  } catch (cause) {
    throw new ClusterError(`No se pudo crear la base de datos en ${data}:\n${wordsOf(cause)}`, {
      cause,
    });
  }
  await rename(folder, data);
  await syncFolder(dirname(data));
  await rm(draft, { recursive: true });
}

/** The builtin provider sorts and changes case alike on every machine, whatever its C library. */
const fixedOptions = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // macOS has no C.UTF-8 of its own.
  ...(process.platform === 'darwin'
    ? ['--locale=C', '--lc-ctype=en_US.UTF-8']
    : ['--locale=C.UTF-8']),
  '--no-instructions',
];

/** What a start that was killed half-way left behind. */
async function removeDrafts(data: string): Promise<void> {
  const names = await readdir(dirname(data));
  const drafts = names.filter((name) => name.startsWith(`${basename(data)}.draft-`));
  for (const name of drafts) {
    await rm(join(dirname(data), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

const wordsOf = (cause: unknown) =>
  cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
