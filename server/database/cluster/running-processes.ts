import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a process of PostgreSQL still works in the data folder: all of them stand in it. When the
 * first is killed, the others take a moment to notice and end.
 */
export function hasRunningProcesses(data: string): boolean {
  return process.platform === 'linux' ? linuxProcessesStandIn(data) : processesStandIn(data);
}

/**
 * Removes what a killed PostgreSQL leaves behind. To be called when nobody is left: the ids in these
 * files may since belong to other processes, or to a zombie, and would stop the next start.
 */
export function clearLeftovers(data: string, socketFolder: string): void {
  const socket = join(socketFolder, '.s.PGSQL.5432');
  for (const file of [join(data, 'postmaster.pid'), `${socket}.lock`, socket]) {
    rmSync(file, { force: true });
  }
}

function linuxProcessesStandIn(folder: string): boolean {
  const { dev, ino } = statSync(folder);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.some((pid) => {
    try {
      const place = statSync(`/proc/${pid}/cwd`);
      return place.dev === dev && place.ino === ino;
    } catch {
      // Ended meanwhile, a zombie, or another user's.
      return false;
    }
  });
}

function processesStandIn(folder: string): boolean {
  try {
    const options = ['-t', '-a', '-d', 'cwd', '--', folder];
    return execFileSync('lsof', options, { encoding: 'utf8' }).trim() !== '';
  } catch {
    // lsof ends with 1 when it found nobody.
    return false;
  }
}
