import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './config.ts';

/** Makes DATA_DIR when there is none, and says in words when it cannot serve. */
export function openDataDir(dataDir: string): void {
  try {
    // PostgreSQL's own user must walk through it when the server is root; nobody else may look around.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new ConfigError([`DATA_DIR no sirve: ${reasons.get(code) ?? code} (${dataDir}).`]);
  }
}

const reasons = new Map([
  ['EACCES', 'no hay permiso para escribir en la carpeta'],
  ['EPERM', 'no hay permiso para crear la carpeta'],
  ['EROFS', 'el disco es de solo lectura'],
  ['ENOSPC', 'el disco está lleno'],
  ['EEXIST', 'es un archivo y no una carpeta'],
  ['ENOTDIR', 'una parte del camino es un archivo y no una carpeta'],
  ['ENAMETOOLONG', 'el nombre es demasiado largo'],
]);
