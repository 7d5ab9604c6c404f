import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDirError } from '#server/data-dir.ts';
import { bad, type Finding, good, odd } from './finding.ts';

const gigabyte = 1e9;

/** Whether DATA_DIR can be written, or made, and has room. Nothing that it makes to find out stays. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  let existing = dataDir;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    rmdirSync(mkdtempSync(join(existing, '.estudio-')));
  } catch (error) {
    return [bad(dataDirError(error, dataDir).message)];
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
