import type pg from 'pg';
import type { Money } from '#content/money.ts';
import type { PaymentProvider, Transaction } from '#server/ports/payments/payments.ts';

/** What a provider knows, whatever the product knows of it. */
export type Side = {
  provider: PaymentProvider['name'];
  listed: readonly Transaction[];
  /** What the product told it to give back, in hundredths, by its id of the transaction: each time that it was done. */
  returned: (transaction: string) => readonly number[];
};

/**
 * What is wrong with the orders and the ledger when everything is done, judged by what the providers say alone; each line
 * names what it is about. Of all orders, or of these. It shares nothing with the code that decides: a rule that is wrong there is not wrong here.
 */
export async function findPaymentFaults(
  db: pg.Pool | pg.Client,
  sides: readonly Side[],
  orders: readonly string[] | null = null,
): Promise<string[]> {
  const kept = await readKept(db, orders);
  return [
    ...findUnfinished(kept),
    ...findUnbalanced(kept),
    ...sides.flatMap((side) =>
      side.listed.flatMap((transaction) => findWrong(kept, side, transaction)),
    ),
    ...findInvented(kept, sides),
    ...findWrongOrders(kept, sides),
  ];
}

type Attempt = Money & { id: string; order: string; provider: string; reference: string };
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
type Entry = Money & { posting: string; account: string; order: string };
type Order = { id: string; status: string; isPaidAt: boolean; taxPercent: number };
type Finding = { kind: string; provider: string; subject: string };

type Kept = {
  orders: Order[];
  attempts: Map<string, Attempt>;
  payments: Map<string, Payment>;
  refunds: Refund[];
  entries: Entry[];
  entriesOf: Map<string, Entry[]>;
  paymentsOf: Map<string, Payment[]>;
  findings: Set<string>;
  waiting: { id: string }[];
};

async function readKept(db: pg.Pool | pg.Client, chosen: readonly string[] | null): Promise<Kept> {
  const read = async <Row extends object>(query: string) => (await db.query<Row>(query)).rows;
  const ours = async <Row extends object>(query: string, column = 'order_id') =>
    (await db.query<Row>(`${query} where $1::uuid[] is null or ${column} = any($1)`, [chosen]))
      .rows;
  const attempts = await ours<Attempt>(
    'select id, order_id as order, provider, reference, amount, currency from payment_attempts',
  );
  const payments = await ours<Payment>(
    'select id, order_id as order, attempt_id as attempt, role, refunded, amount, currency from payments',
  );
  const entries = await ours<Entry>(
    'select posting, account, order_id as order, amount, currency from ledger_entries',
  );
  const findings = await read<Finding>('select kind, provider, subject from payment_findings');
  return {
    orders: await ours<Order>(
      `select id, status, paid_at is not null as "isPaidAt", tax_percent as "taxPercent" from orders`,
      'id',
    ),
    attempts: new Map(attempts.map((one) => [`${one.provider}:${one.reference}`, one])),
    payments: new Map(payments.map((one) => [one.id, one])),
    refunds: await ours<Refund>(
      'select id, payment_id as payment, order_id as order, amount, reason, status from refunds',
    ),
    entries,
    entriesOf: Map.groupBy(entries, ({ order }) => order),
    paymentsOf: Map.groupBy(payments, ({ order }) => order),
    findings: new Set(findings.map((one) => `${one.kind} ${one.provider} ${one.subject}`)),
    waiting: await read('select id from provider_events where applied_at is null'),
  };
}

const findUnfinished = ({ waiting, refunds, payments, findings }: Kept): string[] => [
  ...waiting.map(({ id }) => `event ${id} was never applied`),
  ...refunds.flatMap(({ id, status, payment }) => {
    if (status === 'done') return [];
    if (status !== 'manual') return [`refund ${id} is still ${status}`];
    const provider = payment.split(':', 1)[0] ?? '';
    return findings.has(`manual-refund ${provider} ${id}`) && payments.has(payment)
      ? []
      : [`refund ${id} waits for a person who was not told`];
  }),
];

function findUnbalanced({ entries }: Kept): string[] {
  const sums = sumBy(entries, ({ posting, currency }) => `${posting} ${currency}`);
  return [...sums].flatMap(([posting, sum]) =>
    sum === 0 ? [] : [`posting ${posting} comes to ${sum}`],
  );
}

/** What of a transaction is with the provider now. */
const held = ({ status, amount, refunded }: Transaction): number =>
  status === 'approved' ? amount.amount - refunded : 0;

/**
 * What of it the product has to know of. A part that went back while a person has to give back more than that is counted
 * with theirs: until then, the finding about it explains the difference.
 */
function expectedLeft(kept: Kept, name: string, transaction: Transaction): number {
  const left = held(transaction);
  const payment = kept.payments.get(name);
  if (!payment) return left;
  const here = payment.amount - payment.refunded;
  const isExplained = kept.refunds.some(
    (one) => one.payment === name && one.status === 'manual' && one.amount > here - left,
  );
  return isExplained ? Math.max(left, here) : left;
}

function findWrong(kept: Kept, side: Side, transaction: Transaction): string[] {
  const { provider } = side;
  const { amount, id, reference, refunded, status } = transaction;
  const name = `${provider}:${id}`;
  const payment = kept.payments.get(name);
  const attempt = kept.attempts.get(`${provider}:${reference}`);
  const found = (kind: string, subject: string) =>
    kept.findings.has(`${kind} ${provider} ${subject}`);
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${name}, ${status}: ${what}`);

  if (refunded > amount.amount) fault(`${refunded} of ${amount.amount} went back`);
  if (status !== 'approved' && status !== 'voided') {
    if (payment) fault('money came in that never did');
    return faults;
  }
  if (!attempt) {
    if (payment) fault('is money of an order that it was not for');
    if (status === 'approved' && !found('unknown-reference', id)) fault('nobody was told of it');
    return faults;
  }
  if (!payment) {
    // What went back before anybody heard of it was never there.
    if (held(transaction) > 0) fault('is not there');
    return faults;
  }
  if (payment.amount !== amount.amount || payment.currency !== amount.currency)
    fault(`is ${payment.amount} ${payment.currency} here`);
  if (payment.order !== attempt.order) fault('is of another order here');
  if (payment.amount - payment.refunded !== expectedLeft(kept, name, transaction))
    fault(`${payment.refunded} of it went back here`);
  const isRight = isAsAsked(attempt, transaction);
  if (isRight !== (payment.role !== 'mismatch')) fault(`is ${payment.role} here`);
  if (!isRight && !found('mismatch', name)) fault('has another amount, and nobody was told');
  if (payment.role === 'extra') faults.push(...findUnreturned(kept, side, transaction));
  faults.push(...findTwiceReturned(kept, side, transaction));
  return faults;
}

const isAsAsked = (attempt: Attempt, { amount }: Transaction): boolean =>
  attempt.amount === amount.amount && attempt.currency === amount.currency;

/** One that came on top goes back whole, or a person knows that they have to do it. */
function findUnreturned(kept: Kept, side: Side, transaction: Transaction): string[] {
  const name = `${side.provider}:${transaction.id}`;
  const isManual = kept.refunds.some(
    ({ payment, status }) => payment === name && status === 'manual',
  );
  const left = held(transaction);
  return left > 0 && !isManual ? [`${name}: ${left} of an extra payment did not go back`] : [];
}

/** Whatever was asked for went back once. */
function findTwiceReturned(kept: Kept, side: Side, transaction: Transaction): string[] {
  const name = `${side.provider}:${transaction.id}`;
  const wanted = kept.refunds
    .filter(({ payment, reason }) => payment === name && reason !== 'provider')
    .map(({ amount }) => amount);
  const unasked = side.returned(transaction.id).filter((amount) => {
    const place = wanted.indexOf(amount);
    if (place >= 0) wanted.splice(place, 1);
    return place < 0;
  });
  return unasked.map((amount) => `${name}: ${amount} went back once more than was asked for`);
}

/** Payments and entries of which no provider knows. */
function findInvented({ payments, entries, refunds }: Kept, sides: readonly Side[]): string[] {
  const known = new Set(
    sides.flatMap(({ provider, listed }) => listed.map(({ id }) => `${provider}:${id}`)),
  );
  const postings = new Set([
    ...[...payments.keys()].map((id) => `in:${id}`),
    ...refunds.filter(({ status }) => status === 'done').map(({ id }) => `back:${id}`),
  ]);
  return [
    ...[...payments.keys()].filter((id) => !known.has(id)).map((id) => `${id} was invented`),
    ...[...new Set(entries.map(({ posting }) => posting))]
      .filter((posting) => !postings.has(posting))
      .map((posting) => `posting ${posting} is of nothing`),
  ];
}

type Moved = { provider: string; attempt: Attempt; transaction: Transaction };

function findWrongOrders(kept: Kept, sides: readonly Side[]): string[] {
  const moved = sides.flatMap(({ provider, listed }) =>
    listed.flatMap((transaction): Moved[] => {
      const attempt = kept.attempts.get(`${provider}:${transaction.reference}`);
      return attempt ? [{ provider, attempt, transaction }] : [];
    }),
  );
  const movedOf = Map.groupBy(moved, ({ attempt }) => attempt.order);
  return kept.orders.flatMap((order) => findWrongOrder(kept, order, movedOf.get(order.id) ?? []));
}

function findWrongOrder(kept: Kept, order: Order, moved: readonly Moved[]): string[] {
  const { id, status, isPaidAt } = order;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`order ${id}, ${status}: ${what}`);
  const right = moved.filter(
    ({ attempt, transaction }) =>
      transaction.status === 'approved' && isAsAsked(attempt, transaction),
  );
  const settling = (kept.paymentsOf.get(id) ?? []).filter(({ role }) => role === 'settles');
  const isSettled = status === 'paid' || status === 'refunded';
  if (right.length > 0 && !isSettled) fault('somebody paid it');
  if (isSettled !== isPaidAt) fault(isPaidAt ? 'was paid once' : 'is not known since when');
  if (isSettled !== (settling.length === 1)) fault(`${settling.length} payments settle it`);
  const [whole] = settling;
  if (whole && (whole.refunded === whole.amount) !== (status === 'refunded'))
    fault(`${whole.refunded} of ${whole.amount} went back`);
  const [expected, found] = [expectedLedger(kept, order, moved), foundLedger(kept, id)];
  for (const account of new Set([...expected.keys(), ...found.keys()])) {
    const [due, is] = [expected.get(account) ?? 0, found.get(account) ?? 0];
    if (due !== is) fault(`${account} has ${is} in place of ${due}`);
  }
  return faults;
}

/** What the ledger has to say of an order, from what is with the providers now. */
function expectedLedger(
  kept: Kept,
  { taxPercent }: Order,
  moved: readonly Moved[],
): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (account: string, currency: string, amount: number) =>
    sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0) + amount);
  for (const { provider, transaction } of moved) {
    const { currency } = transaction.amount;
    const name = `${provider}:${transaction.id}`;
    const left = expectedLeft(kept, name, transaction);
    add(`provider:${provider}`, currency, left);
    if (kept.payments.get(name)?.role !== 'settles') {
      add('clients', currency, -left);
      continue;
    }
    const withoutTax = Math.round(left / (1 + taxPercent / 100));
    add('sales', currency, -withoutTax);
    add('iva', currency, withoutTax - left);
  }
  return sums;
}

const foundLedger = ({ entriesOf }: Kept, order: string): Map<string, number> =>
  sumBy(entriesOf.get(order) ?? [], ({ account, currency }) => `${account} ${currency}`);

function sumBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.amount);
  return sums;
}
