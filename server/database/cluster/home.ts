import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDataDir } from '../../data-dir.ts';
import { ClusterError } from './cluster-error.ts';
import { canReach, isRoot, nameOf, postgresUser } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

/** Where things stand that a user other than root must reach when the project's folder is closed. */
export const systemFolder = '/var/lib/estudio2600';

/** All that belongs to one cluster, and the user who owns it and runs it. */
export type Home = {
  dataDir: string;
  data: string;
  /** Of the Unix socket. */
  socketFolder: string;
  passwordFile: string;
  log: string;
  startLock: string;
  user: SystemUser;
};

/**
 * Opens DATA_DIR/postgres, made when there is none. When PostgreSQL's own user cannot enter DATA_DIR
 * (root's files under a closed home), it is a link to a folder under /var/lib/estudio2600.
 */
export function openHome(dataDir: string): Home {
  openDataDir(dataDir);
  const place = join(dataDir, 'postgres');
  if (!lstatSync(place, { throwIfNoEntry: false })) makeHome(dataDir, place);
  if (!existsSync(place)) {
    throw new ClusterError(`${place} apunta a una carpeta que ya no existe: recupérala.`);
  }
  const folder = realpathSync(place);
  const user = ownerOf(folder);
  if (!canReach(user, folder)) {
    throw new ClusterError(
      `PostgreSQL guarda sus datos en ${folder} y su usuario ya no puede entrar ahí. ` +
        'Devuelve el permiso de paso (chmod o+x) a cada carpeta del camino.',
    );
  }
  if (lstatSync(place).isSymbolicLink()) {
    console.log(
      `PostgreSQL guarda sus datos en ${folder}: su usuario no puede entrar en DATA_DIR.`,
    );
  }
  return {
    dataDir,
    data: join(folder, 'data'),
    socketFolder: join(folder, 'run'),
    passwordFile: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
    startLock: join(folder, 'start.lock'),
    user,
  };
}

/** Makes a folder for that user alone. */
export function give(folder: string, user: SystemUser): void {
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

/** It appears with its owner or not at all; of two processes at once, one makes it. */
function makeHome(dataDir: string, place: string): void {
  const user = postgresUser();
  const inside = canReach(user, dataDir);
  if (!inside) openSystemFolder();
  const draft = mkdtempSync(inside ? `${place}-` : join(systemFolder, 'cluster-'));
  give(draft, user);
  try {
    if (inside) renameSync(draft, place);
    else symlinkSync(draft, place);
  } catch (error) {
    rmdirSync(draft);
    if (!existsSync(place)) throw error;
  }
}

export function openSystemFolder(): void {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
}

/** Root runs a cluster as whoever made it, be it the system's user or a person before `sudo`. */
function ownerOf(folder: string): SystemUser {
  const { uid, gid } = statSync(folder);
  if (isRoot()) return { uid, gid };
  if (uid === process.getuid?.()) return undefined;
  throw new ClusterError(
    `${folder} pertenece al usuario «${nameOf(uid)}»: arranca con él o usa otra DATA_DIR.`,
  );
}
