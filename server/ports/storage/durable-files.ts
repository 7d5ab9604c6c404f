import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts what a file or folder holds on stable storage. A folder holds names: without this a crash may lose them. */
export async function syncPath(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Makes a folder and those above it; their names are on stable storage before the promise resolves. */
export async function makeDurableFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncPath(dirname(made));
  }
}

/** Deletes the files of a folder that nobody has written to for so many milliseconds. */
export async function expireFiles(folder: string, untouchedFor: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = await ageOf(file);
    if (age !== null && age > untouchedFor) await rm(file, { force: true });
  }
}

/** Milliseconds since somebody wrote to a file, by the machine's clock, which dates it; null when there is none. */
export const ageOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => null,
  );
