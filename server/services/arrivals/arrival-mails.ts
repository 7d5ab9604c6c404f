import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import { responseHours } from '#content/response-time.ts';
import { severityOf, targetTime } from '#content/severities.ts';
import { messageServiceLabel, type TicketSeverity } from '#packages/contact/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { arrivalsMail } from '#server/mails/arrivals-mail.tsx';

/** What arrived since the last notice: how many messages, how many of them critical or purchases, and the first of them. */
export type Arrivals = {
  total: number;
  critical: number;
  purchases: number;
  /** The most urgent, and of those the newest. */
  first: readonly {
    /** Of its row. */
    id: string;
    kind: string;
    name: string;
    service: string;
    message: string;
    severity: TicketSeverity | null;
  }[];
};

/** The notices to the staff of what arrives. */
export type ArrivalMails = {
  /** Puts one notice in the queue, to each who reads them, when the transaction commits. */
  arrived(arrivals: Arrivals, within: Kysely<DB>): Promise<void>;
};

export function createArrivalMails(jobs: JobQueue, { origin }: { origin: string }): ArrivalMails {
  return {
    async arrived({ total, critical, purchases, first }, within) {
      const page = pageOf(first);
      for (const to of arrivalsTo) {
        const mail = await arrivalsMail({
          to,
          brand,
          // Who is not signed in yet goes on from there; for a visitor there is no such page.
          url: new URL(`${href('/auth')}?volver=${page}`, origin).href,
          promise: promiseOf(first),
          total,
          critical,
          purchases,
          first: first.map((one) => ({ ...one, service: whatFor(one) })),
        });
        await jobs.send('send-mail', { ...mail, rows: first.map(({ id }) => id) }, within);
      }
    },
  };
}

/** Where all of them stand, or else where the newest proposals do. */
function pageOf(first: Arrivals['first']): string {
  const areAll = (kind: string) => first.every((one) => one.kind === kind);
  if (areAll('contact')) return href('/admin/dashboard');
  return areAll('request') ? href('/admin/solicitudes') : href('/admin/contact-submissions');
}

/** By when the most urgent of them is answered; a request, which has days by law, never is. */
function promiseOf(first: Arrivals['first']): string {
  const terms = first.map(({ kind, severity }) => {
    if (kind === 'request') return Infinity;
    return severity ? severityOf(severity).response : responseHours * 60;
  });
  const soonest = Math.min(...terms);
  if (soonest === Infinity) return 'El plazo de la ley corre desde mañana: mira cuándo vence.';
  const whom = terms.every((term) => term === soonest) ? '' : 'a lo más urgente ';
  return `Prometimos responder ${whom}en menos de ${targetTime(soonest)}.`;
}

const whatFor = ({ service, severity }: Arrivals['first'][number]): string =>
  severity
    ? `${messageServiceLabel(service)}: ${severityOf(severity).name}`
    : messageServiceLabel(service);
