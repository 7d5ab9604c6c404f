import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDirError, openDataDir } from './data-dir.ts';
import { codeOf, StartError } from './start-error.ts';

/** What this installation keeps to itself, made at the first start and never again. */
export async function readSecrets(dataDir: string): Promise<{ secret: string }> {
  openDataDir(dataDir);
  const file = join(dataDir, 'secrets.json');
  const make = () => `${JSON.stringify({ secret: token(48) }, null, 2)}\n`;
  const text = await keepSecret(file, make).catch((error: unknown) => {
    throw codeOf(error) ? dataDirError(error, dataDir) : error;
  });
  return { secret: parseSecret(text, file) };
}

/** As many random bytes as asked for, in URL-safe text. */
export const token = (bytes: number): string => randomBytes(bytes).toString('base64url');

/**
 * The text of a file that only its owner reads, made when there is none. It appears whole or not at
 * all; of two processes that make it at once, both get the text of the first.
 */
export async function keepSecret(file: string, make: () => string): Promise<string> {
  const existing = await readIfExists(file);
  if (existing !== undefined) return existing;
  const draft = `${file}.${process.pid}-${token(6)}`;
  try {
    await writeDurably(draft, make());
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(file));
  return readFile(file, 'utf8');
}

/** Puts a folder's new and renamed entries on stable storage. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

function parseSecret(text: string, file: string): string {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null && 'secret' in content) {
      const { secret } = content;
      if (typeof secret === 'string' && secret.length >= 32) return secret;
    }
  } catch {
    // Not JSON: the same response.
  }
  throw new StartError(
    `${file} está dañado. Recupéralo de una copia de seguridad; si lo borras, se crea otro y todas ` +
      'las personas tendrán que iniciar sesión de nuevo.',
  );
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
