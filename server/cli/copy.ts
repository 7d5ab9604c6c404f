import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RowCounts } from '#server/copy/copy-format.ts';
import { restoreCopy } from '#server/copy/restore-copy.ts';
import { writeCopy } from '#server/copy/write-copy.ts';
import { withServer } from './with-database.ts';

/** npm run db -- copy ARCHIVO: every row in one file, while the server runs. */
export async function copyDatabase(name?: string): Promise<void> {
  if (!name) throw new Error('Uso: npm run db -- copy ARCHIVO');
  const file = resolve(name);
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`La carpeta ${dirname(file)} no existe: créala o elige otra.`);
  }
  const rows = await withServer((source) => writeCopy(source, file), { existing: true });
  console.log(`${listOf(rows)}\nLista la copia de la base de datos: ${file}`);
  console.log('Después de ella, copia también de DATA_DIR: files y secrets.json.');
}

/** npm run db -- restore ARCHIVO: a copy in an empty database. */
export async function restoreDatabase(...args: string[]): Promise<void> {
  const [name] = args.filter((arg) => arg !== otherSecretFlag);
  if (!name) throw new Error('Uso: npm run db -- restore ARCHIVO');
  const options = { otherSecret: args.includes(otherSecretFlag) };
  const file = resolve(name);
  const rows = await withServer((target) => restoreCopy(target, file, options), { idle: true });
  console.log(`${listOf(rows)}\nListo: la base de datos es la de ${file}`);
}

const otherSecretFlag = '--other-secret';

const listOf = (rows: RowCounts) =>
  Object.entries(rows)
    .map(([table, count]) => `${String(count).padStart(9)}  ${table}`)
    .join('\n');
