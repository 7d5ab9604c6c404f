import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process id is given again after its process ends; together with its start time it is not. */
export const identityOf = (pid) => ({ pid, startedAt: startOf(pid) });

export const isRunning = ({ pid, startedAt }) => startedAt !== null && startOf(pid) === startedAt;

/** When a living process started, or null: in ticks of the Linux kernel, in words of ps elsewhere. */
function startOf(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || null;
  }
  try {
    // proc(5): the second field, in parentheses, may itself hold spaces and parentheses.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    return state === 'Z' ? null : startTime;
  } catch {
    return null;
  }
}
