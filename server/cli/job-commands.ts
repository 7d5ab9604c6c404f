import { type FailedJob, listFailedJobs, retryFailedJobs } from '#server/background/failed-jobs.ts';
import { jobNames } from '#server/jobs/jobs.ts';
import { printable } from './printable.ts';
import { withServices } from './with-services.ts';

const mostListed = 100;
const longestReason = 200;

const commands: Record<string, (queue: string | undefined) => Promise<string>> = {
  list: () =>
    withServices(async ({ db }) => {
      const { jobs, total } = await listFailedJobs(db.servicePool, mostListed);
      if (total === 0) return 'Ningún trabajo ha fallado.';
      const more = total - jobs.length;
      return [
        ...jobs.map(describe),
        ...(more > 0 ? [`… y ${more} más.`] : []),
        '\nCorrige la causa y vuelve a intentarlos: npm run jobs -- retry [COLA]',
      ].join('\n');
    }),

  retry: (queue) => {
    const chosen = queue === undefined ? null : known(queue);
    return withServices(async ({ db }) => {
      const retried = await retryFailedJobs(db.servicePool, chosen);
      if (retried.length === 0) return 'No hay trabajos fallidos que reintentar.';
      const counts = retried.map((one) => `${one.queue}: ${one.count}`).join('\n');
      return `${counts}\nEl servidor los vuelve a intentar ahora; si está apagado, cuando arranque.`;
    });
  },
};

/** Runs a command of `npm run jobs`; resolves with what it says. */
export async function runJobCommand([name = '', queue]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('Uso: npm run jobs -- list | retry [COLA]');
  return command(queue);
}

function known(queue: string): string {
  if (jobNames.some((name) => name === queue)) return queue;
  throw new Error(`No existe la cola «${queue}». Las que hay: ${jobNames.join(', ')}.`);
}

function describe({ queue, id, lastTryAt, nextTryAt, reason }: FailedJob): string {
  const state = nextTryAt ? `se reintenta ${when(nextTryAt)}` : 'abandonado';
  return `${queue}  ${id}  ${when(lastTryAt)}  ${state}\n  ${withoutAddresses(reason)}`;
}

function when(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** What another server said, without anybody's address. */
function withoutAddresses(reason: string): string {
  return printable(reason.slice(0, longestReason)).replace(/[^\s<>]+@[^\s<>]*/g, '(correo)');
}
