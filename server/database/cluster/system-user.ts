import { execFileSync, spawnSync } from 'node:child_process';
import { ClusterError } from './cluster-error.ts';

/** Whom PostgreSQL runs as, or nothing when it is ourselves. */
export type SystemUser = { uid: number; gid: number } | undefined;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: its usual system user then, made when there is none. */
export function postgresUser(): SystemUser {
  if (!isRoot()) return undefined;
  // macOS ships with one.
  const name = process.platform === 'darwin' ? '_postgres' : 'postgres';
  const found = lookUp(name);
  if (found) return found;
  try {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir=/nonexistent',
      '--shell=/usr/sbin/nologin',
      name,
    ]);
  } catch (cause) {
    throw new ClusterError(
      `PostgreSQL no puede funcionar como root y no se pudo crear el usuario «${name}». ` +
        'Créalo tú, arranca con un usuario corriente o define DATABASE_URL.',
      { cause },
    );
  }
  return lookUp(name);
}

/** Whether that user may walk to the path and enter or run it: asked by trying, not by reading modes. */
export function canReach(user: SystemUser, path: string): boolean {
  if (!user) return true;
  const trial = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' });
  return trial.status === 0;
}

export function nameOf(uid: number): string {
  return id('-un', String(uid)) ?? String(uid);
}

function lookUp(name: string): SystemUser {
  const [uid, gid] = [id('-u', name), id('-g', name)];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function id(what: string, user: string): string | undefined {
  const { status, stdout } = spawnSync('id', [what, user], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
