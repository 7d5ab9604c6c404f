import type { Logger } from 'pino';

const minute = 60_000;

/**
 * Logs lost connections. While a database is away, every worker and every listener fails each second or two, in the same
 * way: what goes on is said once a minute, with how often it came in that minute (`times`).
 */
export function createOutageReport(
  log: Pick<Logger, 'error'>,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  const kinds = new Map<string, { saidAt: number; lastAt: number; unsaid: number }>();
  return (error) => {
    const at = now();
    const kind = kindOf(error);
    const known = kinds.get(kind);
    if (known && at - known.saidAt < minute) {
      known.unsaid += 1;
      known.lastAt = at;
      return;
    }
    // Of an outage that is over, nothing more is to be said.
    for (const [name, { lastAt }] of kinds) if (at - lastAt >= minute) kinds.delete(name);
    const unsaid = kinds.get(kind)?.unsaid ?? 0;
    kinds.set(kind, { saidAt: at, lastAt: at, unsaid: 0 });
    log.error({ err: error, times: unsaid + 1 }, 'connection lost');
  };
}

/** The same code, or the same words without what differs each time: the queue names its worker after them. */
const kindOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string'
    ? error.code
    : error.message.replace(/ \(Queue: .*| [\da-f-]{36}.*/s, '');
