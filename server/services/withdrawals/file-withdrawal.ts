import { randomUUID } from 'node:crypto';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { RefundAccount } from '#packages/legal-requests/src/index.ts';
import { statusAt } from '#packages/membership/src/index.ts';
import { system, type UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { isUuid } from '../is-uuid.ts';
import { keepRequest, type NewRequest } from '../legal-requests/keep-request.ts';
import { isWithdrawal } from '../legal-requests/take-place.ts';
import { changeMembership, type Within } from '../memberships/change-membership.ts';
import { findMembership } from '../memberships/stored-membership.ts';
import { loadOwnOrder, type OwnOrder } from '../payments/read-order.ts';
import { type WithdrawalTerms, withdrawalTermsOf } from './withdrawal-terms.ts';

export type Withdrawal = {
  orderId: string;
  /** Empty where they gave none: the law wants none. */
  reason: string;
  /** Where the studio sends the money; left aside where it goes back the way that it came. */
  account: RefundAccount | null;
};

type Services = Pick<
  AppServices,
  'db' | 'jobs' | 'legalRequests' | 'limits' | 'memberships' | 'now'
>;

/**
 * Files that a client withdraws from an order of theirs, as any request with a term: once, however often it is pressed. A
 * membership is cancelled with it, and lasts until its money goes back. Rejects with `order.gone`, `withdrawal.over`,
 * `withdrawal.nothing-left`, `withdrawal.no-account`, and why a period of a membership has no withdrawal.
 */
export async function fileWithdrawal(
  { db, jobs, limits, memberships, now, legalRequests }: Services,
  actor: UserActor,
  { orderId, reason, account }: Withdrawal,
): Promise<void> {
  await limits.consume('withdrawal', actor.userId);
  const at = now();
  await asActor(db, actor, async (db) => {
    const order = isUuid(orderId) && (await loadOwnOrder(db, actor, { orderId, at }));
    const terms = order && withdrawalTermsOf(order, at);
    if (!order || !terms) throw new AppError('order.gone');
    const client = await readClient(db, actor);
    await asServiceWithin(db, actor, async () => {
      if (await isFiled(db, orderId)) return;
      refuseTerms(terms);
      if (terms.isByHand && account === null) throw new AppError('withdrawal.no-account');
      const used = await readBenefitsUsed(db, actor, order);
      const told = { order, terms, used, reason, account: terms.isByHand ? account : null };
      const kept = await keepRequest({ db, legalRequests }, system, {
        ...client,
        ...requestOf(told, at),
      });
      if (kept.isNew) await noteArrival({ db, jobs, now }, { kind: 'request', id: kept.id });
      if (order.period) await cancelMembership({ db, memberships, now: () => at }, actor, order);
    });
  });
}

/** Nothing more is charged to who wants their money back. */
async function cancelMembership(
  services: Within,
  { userId }: UserActor,
  { code }: OwnOrder,
): Promise<void> {
  const found = await findMembership(services.db, userId);
  if (!found || statusAt(found.membership, services.now()) !== 'active') return;
  const reason = `Pidió el retracto del pedido ${code}`;
  await changeMembership(services, {
    membershipId: found.id,
    event: { type: 'cancelled', reason },
  });
}

async function readClient(db: ActorDb, { userId }: UserActor) {
  const { name, email } = await db
    .selectFrom('users')
    .select(['full_name as name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { name: name ?? email, email };
}

/** What was paid with the discount and the credits of this period, the oldest first: whoever gives the money back weighs it. */
async function readBenefitsUsed(
  db: ActorDb,
  { userId }: UserActor,
  { period }: OwnOrder,
): Promise<BenefitUsed[]> {
  if (!period?.paid) return [];
  return db
    .selectFrom('orders')
    .select(['code', 'name', 'discount_percent as percent', 'credits'])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('discount_percent', '>', 0)
    .where('created_at', '>=', period.paid.startsAt)
    .orderBy('created_at')
    .execute();
}

/** Also in the last days, of one that was pressed before and is sent again. */
const isFiled = async (db: ActorDb, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('legal_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where(isWithdrawal)
    .executeTakeFirst()) !== undefined;

function refuseTerms({ isOver, none, refund }: WithdrawalTerms): void {
  if (none !== null) throw new AppError(`withdrawal.${none}`);
  if (refund.amount === 0) throw new AppError('withdrawal.nothing-left');
  if (isOver) throw new AppError('withdrawal.over');
}

/** `credits` are cents of a dollar. */
type BenefitUsed = { code: string; name: string; percent: number; credits: number };

type Told = { order: OwnOrder; terms: WithdrawalTerms; used: BenefitUsed[] } & Omit<
  Withdrawal,
  'orderId'
>;

function requestOf(told: Told, at: Date): Omit<NewRequest, 'name' | 'email'> {
  const { order, account } = told;
  return {
    ...{ id: randomUUID(), kind: 'withdrawal', channel: 'site', phone: null },
    ...{ documentType: null, documentNumber: null },
    subject: `Retracto del pedido ${order.code}`,
    facts: factsOf(told),
    // They have an account, and agreed to be written to with it.
    ...{ receivedAt: at, filedAt: at, consent: '{}', digest: null },
    withdrawal: { orderId: order.id, account },
  };
}

/** What their mail repeats: of the account only what tells them which one it is. */
function factsOf({ order, terms, used, reason, account }: Told): string {
  const { paidAt, refund, beginsNow } = terms;
  return [
    `Me retracto de «${order.name}», que pagué el ${longDate(bogotaDate(paidAt))}.`,
    `Por devolver: ${priceText(refund)}.`,
    ...(account
      ? [`A una cuenta de ${account.bank} que termina en ${account.accountNumber.slice(-4)}.`]
      : []),
    ...used.map(usedText),
    ...(beginsNow ? ['Había pedido que empezaran antes de que venciera el plazo.'] : []),
    ...(reason === '' ? [] : ['', reason]),
  ].join('\n');
}

const usedText = ({ code, name, percent, credits }: BenefitUsed): string =>
  `Con ese periodo pagué «${name}» (pedido ${code}): ${percent}\u{A0}% menos${
    credits > 0 ? ` y ${priceText({ amount: credits, currency: 'USD' })} de créditos` : ''
  }.`;
