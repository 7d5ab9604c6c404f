import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file so that it is there, whole, after a loss of power (rename(2), fsync(2)). */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const unfinished = join(folder, `${name}.${randomUUID()}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
