import { type RawBuilder, sql } from 'kysely';
import { composed } from '#packages/one-line/src/index.ts';
import { parseMoney, parseReceiptNumber } from '#packages/payments/src/index.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import { mostCounted } from '../lists/search-plan.ts';

/**
 * The condition that an order is called what was typed where its money is looked at: by the number of its receipt, the
 * reference of a transfer, what a provider or we call its payment, or how much it is. Null where none is. All but the price
 * is asked of indexes first, for as many orders as a list counts.
 */
export async function isNamed(db: ActorDb, typed: string): Promise<RawBuilder<boolean> | null> {
  const text = composed(typed)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const money = parseMoney(text);
  const named = [...ofPayments(text), ...(money ? [ofOtherAmount(money)] : [])];
  const { rows } = await sql<{ id: string }>`${sql.join(named, sql` union `)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const ways = [
    ...(money ? [isSoMuch(money)] : []),
    // Of an empty array the planner knows that all follows from it, and reads any index.
    ...(ids.length > 0 ? [sql<boolean>`orders.id = any(${ids}::uuid[])`] : []),
  ];
  return ways.length > 0 ? sql<boolean>`${sql.join(ways, sql` or `)}` : null;
}

type TypedMoney = NonNullable<ReturnType<typeof parseMoney>>;

function ofPayments(text: string): RawBuilder<unknown>[] {
  // Providers write their own in one case; who types them, in any.
  const names = [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
  const ids = names.flatMap((name) => ['wompi', 'paypal'].map((provider) => `${provider}:${name}`));
  const key = sql`app.reference_key(${text})`;
  return [
    sql`select order_id as id from receipts where number = ${parseReceiptNumber(text)}`,
    sql`select order_id from payments where id = any(${ids}::text[])`,
    sql`select order_id from payment_attempts where reference = any(${names}::text[])`,
    sql`select order_id from payment_attempts
      where provider in ('wompi', 'paypal') and provider_id = any(${names}::text[])`,
    sql`(select order_id from transfer_reports report join payment_attempts attempt on attempt.id = report.attempt_id
      where app.reference_key(report.reference) = ${key} limit ${mostCounted + 1})`,
    sql`(select order_id from refunds where app.reference_key(provider_id) = ${key} limit ${mostCounted + 1})`,
  ];
}

/** Of as much as was not asked for. */
const ofOtherAmount = ({ amount, currency }: TypedMoney) =>
  sql`(select order_id from payments where role = 'mismatch' and amount = ${amount}
    and currency = coalesce(${currency}, currency) limit ${mostCounted + 1})`;

/** In dollars or in pesos: what is to be paid for it. An order in pesos has its price twice. */
function isSoMuch({ amount, currency }: TypedMoney): RawBuilder<boolean> {
  const inDollars = sql<boolean>`orders.price = ${amount} and orders.currency = 'USD'`;
  const inPesos = sql<boolean>`orders.pesos = ${amount}`;
  if (currency === null) return sql<boolean>`${inDollars} or ${inPesos}`;
  return currency === 'USD' ? inDollars : inPesos;
}
