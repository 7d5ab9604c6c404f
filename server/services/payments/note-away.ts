import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';

type Services = Pick<AppServices, 'db' | 'now'>;

/** What a provider said when it was asked about what is not settled. */
export type Hearing = {
  /** How often it answered, and how often it did not. */
  answered: number;
  failed: number;
  /** Whether the first question was refused for good. */
  isRefused: boolean;
  /** The status of the last response that was no answer; null where there was none that can be read. */
  status: number | null;
};

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

/** What resolves that it was away. */
const cameBack = 'La pasarela volvió a responder.';

/**
 * Keeps for the staff that a provider is away: one finding a day, which resolves itself when the provider answers, and
 * opens again where it goes away once more on that day. One that somebody resolved stays so.
 */
export async function noteHearing(
  { db, now }: Services,
  { name }: PaymentProvider,
  { answered, failed, isRefused, status }: Hearing,
): Promise<void> {
  const at = now();
  if (isRefused || (failed > 0 && answered === 0)) {
    const detail = status === null ? 'No responde, o no se le entiende' : `Responde ${status}`;
    const opened = { found_at: at, resolved_at: null, resolution: null, detail };
    await db.service
      .insertInto('payment_findings')
      .values({ kind: 'provider-away', provider: name, subject: day.format(at), ...opened })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'provider', 'subject'])
          .doUpdateSet(opened)
          .where('payment_findings.resolved_by', 'is', null)
          .where('payment_findings.resolution', '=', cameBack),
      )
      .execute();
  } else if (answered > 0) {
    await db.service
      .updateTable('payment_findings')
      .set({ resolved_at: at, resolution: cameBack })
      .where('id', 'in', openFindings(db, name))
      .where('resolved_at', 'is', null)
      .execute();
  }
}

/** Whether the staff is told that it is away. */
export async function isNotedAway(
  { db }: Pick<AppServices, 'db'>,
  { name }: PaymentProvider,
): Promise<boolean> {
  return (await openFindings(db, name).executeTakeFirst()) !== undefined;
}

/** That this provider is away, as far as nobody resolved it. */
const openFindings = ({ service }: AppServices['db'], name: PaymentProvider['name']) =>
  service
    .selectFrom('payment_findings')
    .select('id')
    .where('kind', '=', 'provider-away')
    .where('provider', '=', name)
    .where('resolved_at', 'is', null);
