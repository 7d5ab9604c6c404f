import { crashEvents } from './payments-crash.ts';
import { sendToTwo } from './payments-processes.ts';
import { timeEvents } from './payments-rate.ts';
import { tellStories } from './payments-stories.ts';

const parts: Record<string, (opened: AsyncDisposableStack, args: string[]) => Promise<string>> = {
  ritmo: timeEvents,
  caídas: crashEvents,
  historias: tellStories,
  procesos: sendToTwo,
};

/** What is asked of payments: how fast events reach the ledger, and that nothing is lost or doubled whatever happens. */
export async function paymentsBench(
  opened: AsyncDisposableStack,
  [name, ...args]: string[],
): Promise<string> {
  const chosen = Object.entries(parts).filter(([part]) => name === undefined || part === name);
  if (chosen.length === 0)
    throw new Error(`no existe la parte «${name}». Las que hay: ${Object.keys(parts).join(', ')}`);
  const lines: string[] = [];
  for (const [, bench] of chosen) lines.push(await bench(opened, args));
  return lines.join('\n');
}
