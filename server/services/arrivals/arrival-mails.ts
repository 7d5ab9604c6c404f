import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import { severityOf } from '#content/support.ts';
import { messageServiceLabel, type TicketSeverity } from '#packages/contact/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { arrivalsMail } from '#server/mails/arrivals-mail.tsx';

/** What arrived since the last notice: how many messages, how many of them critical, and the first of them. */
export type Arrivals = {
  total: number;
  critical: number;
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
    async arrived({ total, critical, first }, within) {
      const page = pageOf(first);
      const areRequests = page === href('/admin/solicitudes');
      for (const to of arrivalsTo) {
        const mail = await arrivalsMail({
          to,
          brand,
          // Who is not signed in yet goes on from there; for a visitor there is no such page.
          url: new URL(`${href('/auth')}?volver=${page}`, origin).href,
          promise: areRequests
            ? 'El plazo de la ley corre desde mañana: mira cuándo vence.'
            : 'Prometimos responder en menos de 24 horas.',
          total,
          critical,
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
const whatFor = ({ service, severity }: Arrivals['first'][number]): string =>
  severity
    ? `${messageServiceLabel(service)}: ${severityOf(severity).name}`
    : messageServiceLabel(service);
