import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config.ts';
import { codeOf } from './start-error.ts';

/** Makes DATA_DIR when there is none, and says in words when it cannot serve. */
export function openDataDir(dataDir: string): void {
  try {
    // PostgreSQL's own user must walk through it when the server is root; nobody else may look around.
    if (makeFolder(dataDir)) chmodSync(dataDir, 0o711);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw dataDirError(cause, dataDir);
  }
}

/**
 * Makes a folder and those above it; false when it was there. One by one: where a file system makes no folders, as in
 * /proc, Node's own `recursive` tries for ever.
 */
function makeFolder(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  const parent = dirname(path);
  if (!existsSync(parent) && parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    // Another process was faster.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
    throw error;
  }
}

export const dataDirError = (cause: unknown, dataDir: string): ConfigError =>
  new ConfigError([
    isDiskFull(cause)
      ? `DATA_DIR no sirve: el disco está lleno (${dataDir}). Libera al menos 1 GB y vuelve a arrancar.`
      : `DATA_DIR no sirve: ${reasonOf(cause)} (${dataDir}). Elige una carpeta en la que puedas escribir.`,
  ]);

/** Said by the file system, by SQLite (SQLITE_FULL), or by PostgreSQL: to us (disk_full), or in its log. */
export function isDiskFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(cause))) return true;
  if ('errcode' in cause && cause.errcode === 13) return true;
  return /No space left on device|Disk quota exceeded/.test(cause.message);
}

/** Why a folder cannot be made or written in. */
function reasonOf(cause: unknown): string {
  const code = codeOf(cause);
  return reasons.get(code) ?? (code || String(cause));
}

const reasons = new Map([
  ['ENOENT', 'ahí no se puede crear una carpeta'],
  ['EACCES', 'no hay permiso para escribir en la carpeta'],
  ['EPERM', 'no hay permiso para crear la carpeta'],
  ['EROFS', 'el disco es de solo lectura'],
  ['EEXIST', 'es un archivo y no una carpeta'],
  ['ENOTDIR', 'una parte del camino es un archivo y no una carpeta'],
  ['ENAMETOOLONG', 'el nombre es demasiado largo'],
]);
