import type { Logger } from 'pino';

const minute = 60_000;

/**
 * Logs lost connections. While a database is away, every worker and every listener fails each second or two, in the same
 * way: what goes on is said once a minute, with how often it came since it was last said (`times`).
 */
export function createOutageReport(
  log: Pick<Logger, 'error'>,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  const kinds = new Map<string, { saidAt: number; unsaid: number }>();
  return (error) => {
    const kind = kinds.get(kindOf(error));
    if (kind && now() - kind.saidAt < minute) {
      kind.unsaid += 1;
      return;
    }
    kinds.set(kindOf(error), { saidAt: now(), unsaid: 0 });
    log.error({ err: error, times: (kind?.unsaid ?? 0) + 1 }, 'connection lost');
  };
}

/** One message names the worker, another one the address that was tried; codes are few. */
const kindOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.name;
