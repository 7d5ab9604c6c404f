import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const instanceSchema = z.object({
  pid: z.number().int().positive(),
  port: z.number().int().positive(),
  /** Process ids and ports are given again to others: only the one that wrote it answers with this. */
  mark: z.string(),
});
export type Instance = z.infer<typeof instanceSchema>;

const namePattern = /^running-(\d+)\.json$/;

/**
 * Makes an instance, which must be listening already, the one of its folder; or returns the one that is living there.
 *
 * Each lock file has a number, and the highest counts. Whoever finds its process dead makes the next: of many that try,
 * the file system lets one. None but lower ones are ever deleted, so nobody can bring a number back that was lost.
 */
export async function claimFolder(folder: string, instance: Instance): Promise<Instance | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const last = await readLast(folder);
    if (last?.instance && (await isLiving(last.instance))) return last.instance;
    const number = (last?.number ?? 0) + 1;
    if (!(await createLock(folder, number, instance))) continue;
    const numbers = await lockNumbers(folder);
    if (numbers[0] === number) {
      for (const lower of numbers.slice(1)) await rm(lockPath(folder, lower), { force: true });
      return null;
    }
    // Others went on meanwhile, and deleted the one that this number follows.
    await rm(lockPath(folder, number), { force: true });
  }
}

/** The port that the folder was served at last: open pages go on working after a restart. */
export const lastPort = async (folder: string): Promise<number> =>
  (await readLast(folder))?.instance?.port ?? 0;

const lockPath = (folder: string, number: number) => join(folder, `running-${number}.json`);

async function lockNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => namePattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

async function readLast(
  folder: string,
): Promise<{ number: number; instance: Instance | null } | null> {
  const number = (await lockNumbers(folder))[0];
  if (number === undefined) return null;
  try {
    const text = await readFile(lockPath(folder, number), 'utf8');
    return { number, instance: instanceSchema.parse(JSON.parse(text)) };
  } catch {
    return { number, instance: null };
  }
}

/** A link appears with its content or not at all, and never where one is already (link(2)). */
async function createLock(folder: string, number: number, instance: Instance): Promise<boolean> {
  const unfinished = join(folder, `running-${randomBytes(6).toString('hex')}.part`);
  await writeFile(unfinished, JSON.stringify(instance), { mode: 0o600, flush: true });
  try {
    await link(unfinished, lockPath(folder, number));
    return true;
  } catch (error) {
    // The living one may have swept the unfinished file: then it is found on the next turn.
    if (
      error instanceof Error &&
      'code' in error &&
      ['EEXIST', 'ENOENT'].includes(String(error.code))
    )
      return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** How long a simulator that says nothing, or ends, is waited for. */
const patience = 15_000;

async function isLiving({ pid, port, mark }: Instance): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (!exists(pid)) return false;
    try {
      const response = await fetch(`http://127.0.0.1:${port}/health`, {
        signal: AbortSignal.timeout(2000),
      });
      // At 503 it is ending, and may be writing still.
      if (response.status !== 503) return (await response.text()) === mark;
      await response.body?.cancel();
    } catch (error) {
      // It listens before it writes its lock: a refused connection is one that has ended.
      if (!(error instanceof DOMException)) return false;
    }
    await wait(100);
  }
  throw new Error(`The payment simulator of process ${pid} does not answer on port ${port}`);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
