import { providerNames } from '#packages/payments/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '../app-services.ts';
import { type KeylessPayments, readKeylessPayments } from './read-keyless-payments.ts';

type Services = Pick<AppServices, 'db' | 'now'>;
type Name = PaymentProvider['name'];

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
const nothingWaits = 'Ya no hay devoluciones ni membresías detenidas en esa pasarela.';

/**
 * Keeps for the staff that a provider is away: one finding a day, which resolves itself when the provider answers, and
 * opens again where it goes away once more on that day. One that somebody resolved stays so.
 */
export async function noteHearing(
  services: Services,
  { name }: PaymentProvider,
  { answered, failed, isRefused, status }: Hearing,
): Promise<void> {
  if (isRefused || (failed > 0 && answered === 0))
    await noteAway(
      services,
      name,
      status === null ? 'No responde, o no se le entiende' : `Responde ${status}`,
    );
  else if (answered > 0) await noteBack(services, name, cameBack);
}

/**
 * The same of providers whose keys were taken away: nobody asks them, and money that is to go back waits there, or memberships
 * that they charge by themselves. It resolves itself when none does any more.
 */
export async function noteKeyless(
  services: Services & Pick<AppServices, 'payments'>,
  actor: SystemActor,
): Promise<void> {
  const withKeys = services.payments.providers.map(({ name }) => name);
  const waiting = await readKeylessPayments(services, actor, { withKeys });
  for (const name of providerNames) {
    if (name === 'manual' || withKeys.includes(name)) continue;
    const held = waiting.find(({ provider }) => provider === name);
    if (held && held.refunds + held.subscriptions > 0)
      await noteAway(services, name, withoutKeys(held));
    else await noteBack(services, name, nothingWaits);
  }
}

function withoutKeys({ subscriptions }: KeylessPayments): string {
  const without = 'Sus llaves no están puestas en este servidor';
  if (subscriptions === 0) return without;
  const counted = subscriptions === 1 ? '1 membresía' : `${subscriptions} membresías`;
  return `${without}, y hay ${counted} que cobra sola`;
}

async function noteAway({ db, now }: Services, name: Name, detail: string): Promise<void> {
  const at = now();
  const opened = { found_at: at, resolved_at: null, resolution: null, detail };
  await db.service
    .insertInto('payment_findings')
    .values({ kind: 'provider-away', provider: name, subject: day.format(at), ...opened })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'provider', 'subject'])
        .doUpdateSet(opened)
        .where('payment_findings.resolved_by', 'is', null)
        .where('payment_findings.resolution', 'in', [cameBack, nothingWaits]),
    )
    .execute();
}

async function noteBack({ db, now }: Services, name: Name, resolution: string): Promise<void> {
  await db.service
    .updateTable('payment_findings')
    .set({ resolved_at: now(), resolution })
    .where('id', 'in', openFindings(db, name))
    .where('resolved_at', 'is', null)
    .execute();
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
