import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bad, type Finding, good, odd, reasonOf } from './finding.ts';

const gigabyte = 1e9;

/** Whether DATA_DIR can be written, or made, and has room. Looks only: it makes nothing. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  let existing = dataDir;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [bad(`DATA_DIR no se puede usar: ${reasonOf(error)}`)];
  }
  const state = existing === dataDir ? '' : ' (se crea al arrancar)';
  return [good(`DATA_DIR: ${dataDir}${state}`), await checkRoom(existing)];
}

async function checkRoom(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const words = `Disco: ${(free / gigabyte).toLocaleString('es-CO', { maximumFractionDigits: 1 })} GB libres`;
  if (free < gigabyte) return bad(`${words}; se necesita al menos 1`);
  return free < 5 * gigabyte ? odd(`${words}: es poco para guardar canciones`) : good(words);
}
