import type pg from 'pg';
import type { Money } from '#content/money.ts';

export type Attempt = Money & {
  id: string;
  order: string;
  provider: string;
  reference: string;
  /** The provider's name of the charge that it is, where nobody began it. */
  charge: string | null;
};
type Payment = Money & {
  id: string;
  order: string;
  attempt: string;
  role: string;
  refunded: number;
};
type Refund = {
  id: string;
  payment: string;
  order: string;
  amount: number;
  reason: string;
  status: string;
};
export type Entry = Money & { posting: string; account: string; order: string };
export type Order = {
  id: string;
  status: string;
  isPaidAt: boolean;
  taxPercent: number;
  /** The quote, or the period of a membership, that is paid once whatever orders there are of it. */
  thing: string | null;
  /** What its price was made of may not be its own any more, credits or a place of the launch: then what comes in for it goes back. */
  isLost: boolean;
};
type Finding = { kind: string; provider: string; subject: string; amount: number };

/** What the product keeps of payments. */
export type Kept = {
  orders: Order[];
  /** By our reference, and what nobody began by the provider's name of it. */
  attempts: Map<string, Attempt>;
  payments: Map<string, Payment>;
  refunds: Refund[];
  /** Without those of credits, of which no provider knows. */
  entries: Entry[];
  entriesOf: Map<string, Entry[]>;
  paymentsOf: Map<string, Payment[]>;
  findings: Set<string>;
  /** How much the staff was told that went back twice, by the payment. */
  twice: Map<string, number>;
  waiting: { id: string }[];
};

/** Of all orders, or of these. */
export async function readKept(
  db: pg.Pool | pg.Client,
  chosen: readonly string[] | null,
): Promise<Kept> {
  const read = async <Row extends object>(query: string) => (await db.query<Row>(query)).rows;
  const ours = async <Row extends object>(query: string, column = 'order_id') =>
    (await db.query<Row>(`${query} where $1::uuid[] is null or ${column} = any($1)`, [chosen]))
      .rows;
  const attempts = await ours<Attempt>(
    `select id, order_id as order, provider, reference, amount, currency,
      case when subscription_id is not null then provider_id end as charge from payment_attempts`,
  );
  const payments = await ours<Payment>(
    'select id, order_id as order, attempt_id as attempt, role, refunded, amount, currency from payments',
  );
  const entries = await ours<Entry>(
    'select posting, account, order_id as order, amount, currency from ledger_entries',
  ).then((all) => all.filter(({ posting }) => !posting.startsWith('credits:')));
  const findings = await read<Finding>(
    'select kind, provider, subject, amount from payment_findings',
  );
  return {
    orders: await ours<Order>(
      `select id, status, paid_at is not null as "isPaidAt", tax_percent as "taxPercent",
        coalesce(quote_id::text, membership_id || ':' || membership_period) as thing,
        (credit_state is not distinct from 'released' or is_launch) as "isLost" from orders`,
      'id',
    ),
    attempts: new Map(
      attempts.map((one) => [`${one.provider}:${one.charge ?? one.reference}`, one]),
    ),
    payments: new Map(payments.map((one) => [one.id, one])),
    refunds: await ours<Refund>(
      'select id, payment_id as payment, order_id as order, amount, reason, status from refunds',
    ),
    entries,
    entriesOf: Map.groupBy(entries, ({ order }) => order),
    paymentsOf: Map.groupBy(payments, ({ order }) => order),
    findings: new Set(findings.map((one) => `${one.kind} ${one.provider} ${one.subject}`)),
    twice: new Map(
      findings.flatMap(({ kind, subject, amount }) =>
        kind === 'returned-twice' ? [[subject, amount]] : [],
      ),
    ),
    waiting: await read('select id from provider_events where applied_at is null'),
  };
}
