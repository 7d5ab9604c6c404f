import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a program cost from its start to its end. */
export type Spent = { cpuMs: number; peakMb: number };

/** Says on its way out what Node itself measured: `maxRSS` is in kB. */
const tells = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { user, system } = process.cpuUsage();
   process.send?.({ cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1000 }); })`,
)}`;

/** Runs a program of Node to its end. Throws where it fails. */
export async function spend(program: string, ...args: string[]): Promise<Spent> {
  const child = spawn(process.execPath, ['--import', tells, program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let spent: Spent | null = null;
  child.on('message', (message: Spent) => {
    spent = message;
  });
  await once(child, 'close');
  if (child.exitCode !== 0 || spent === null)
    throw new Error(`${program} terminó con ${child.exitCode}`);
  return spent;
}
