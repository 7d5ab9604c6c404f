import type pg from 'pg';
import type { PaymentProvider, Transaction } from '#server/ports/payments/payments.ts';
import { type Attempt, type Entry, type Kept, type Order, readKept } from './payment-kept.ts';

/** What a provider knows, and what left the bank besides, whatever the product knows of it. */
export type Side = {
  provider: PaymentProvider['name'];
  listed: readonly Transaction[];
  /** What the product told it to give back, in hundredths, by its id of the transaction: each time that it was done. */
  returned: (transaction: string) => readonly number[];
  /** What the staff gave back of it from the bank, in hundredths. */
  byHand: (transaction: string) => number;
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

/** Of a transaction: what is left of it at its provider, of the sale, and what went back beyond it. */
type Left = { there: number; sold: number; twice: number };

/**
 * What of it the product has to know of. A part that went back while a person has to give back more than that is counted
 * with theirs: until then, the finding about it explains the difference.
 */
function expectedLeft(kept: Kept, side: Side, transaction: Transaction): Left {
  const name = `${side.provider}:${transaction.id}`;
  const byHand = side.byHand(transaction.id);
  const payment = kept.payments.get(name);
  let there = held(transaction);
  if (payment) {
    const here = payment.amount - payment.refunded + byHand;
    const isExplained = kept.refunds.some(
      (one) => one.payment === name && one.status === 'manual' && one.amount > here - there,
    );
    if (isExplained) there = Math.max(there, here);
  }
  return { there, sold: Math.max(0, there - byHand), twice: Math.max(0, byHand - there) };
}

function findWrong(kept: Kept, side: Side, transaction: Transaction): string[] {
  const { provider } = side;
  const { amount, id, refunded, status } = transaction;
  const name = `${provider}:${id}`;
  const payment = kept.payments.get(name);
  const attempt = attemptOf(kept, provider, transaction);
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
  const { sold, twice } = expectedLeft(kept, side, transaction);
  if (payment.amount - payment.refunded !== sold) fault(`${payment.refunded} of it went back here`);
  const told = kept.twice.get(name) ?? 0;
  if (told !== twice) fault(`${twice} went back twice, and the staff was told of ${told}`);
  // What nobody wanted to be charged goes back, whatever it was.
  const isUnwanted = attempt.charge !== null && payment.role === 'extra';
  const isRight = isUnwanted || isAsAsked(attempt, transaction);
  if (isRight !== (payment.role !== 'mismatch')) fault(`is ${payment.role} here`);
  if (!isRight && !found('mismatch', name)) fault('has another amount, and nobody was told');
  if (payment.role === 'extra') faults.push(...findUnreturned(kept, side, transaction));
  faults.push(...findTwiceReturned(kept, side, transaction));
  return faults;
}

const attemptOf = (
  { attempts }: Kept,
  provider: string,
  { id, reference, subscription }: Transaction,
): Attempt | undefined =>
  attempts.get(`${provider}:${subscription === undefined ? reference : id}`);

const isAsAsked = (attempt: Attempt, { amount }: Transaction): boolean =>
  attempt.amount === amount.amount && attempt.currency === amount.currency;

/** One that came on top goes back whole, or a person knows that they have to do it. */
function findUnreturned(kept: Kept, side: Side, transaction: Transaction): string[] {
  const name = `${side.provider}:${transaction.id}`;
  const isManual = kept.refunds.some(
    ({ payment, status }) => payment === name && status === 'manual',
  );
  const left = held(transaction) - side.byHand(transaction.id);
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
function findInvented(
  { payments, entries, refunds, twice }: Kept,
  sides: readonly Side[],
): string[] {
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
      .filter((posting) => !postings.has(posting) && !twice.has(posting.replace(/^twice:\d+:/, '')))
      .map((posting) => `posting ${posting} is of nothing`),
  ];
}

type Moved = { side: Side; attempt: Attempt; transaction: Transaction };

function findWrongOrders(kept: Kept, sides: readonly Side[]): string[] {
  const moved = sides.flatMap((side) =>
    side.listed.flatMap((transaction): Moved[] => {
      const attempt = attemptOf(kept, side.provider, transaction);
      return attempt ? [{ side, attempt, transaction }] : [];
    }),
  );
  const movedOf = Map.groupBy(moved, ({ attempt }) => attempt.order);
  return kept.orders.flatMap((order) => findWrongOrder(kept, order, movedOf.get(order.id) ?? []));
}

const isPaid = ({ status }: Order): boolean => status === 'paid' || status === 'refunded';

function findWrongOrder(kept: Kept, order: Order, moved: readonly Moved[]): string[] {
  const { id, status, isPaidAt } = order;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`order ${id}, ${status}: ${what}`);
  const right = moved.filter(
    ({ side, attempt, transaction }) =>
      transaction.status === 'approved' &&
      isAsAsked(attempt, transaction) &&
      (attempt.charge === null ||
        kept.payments.get(`${side.provider}:${transaction.id}`)?.role !== 'extra'),
  );
  const settling = (kept.paymentsOf.get(id) ?? []).filter(({ role }) => role === 'settles');
  const isSettled = isPaid(order);
  // Of the orders of one quote or period whose money came, one is paid. What came for another is an extra payment of that one's, and
  // is held to go back as any of them.
  const others = kept.orders.filter(
    (other) => other.thing !== null && other.thing === order.thing && other.id !== id,
  );
  if (right.length > 0 && !isSettled && !order.isLost && !others.some(isPaid))
    fault('somebody paid it');
  if (status === 'paid' && others.some((other) => other.status === 'paid'))
    fault('what it is of is paid twice');
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

/** What the ledger has to say of an order, from what is with the providers now and what left the bank. */
function expectedLedger(
  kept: Kept,
  { taxPercent }: Order,
  moved: readonly Moved[],
): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (account: string, currency: string, amount: number) =>
    sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0) + amount);
  for (const { side, transaction } of moved) {
    const { currency } = transaction.amount;
    const { there, sold, twice } = expectedLeft(kept, side, transaction);
    add(`provider:${side.provider}`, currency, there);
    add('provider:manual', currency, -side.byHand(transaction.id));
    add('clients', currency, twice);
    if (kept.payments.get(`${side.provider}:${transaction.id}`)?.role !== 'settles') {
      add('clients', currency, -sold);
      continue;
    }
    const withoutTax = Math.round(sold / (1 + taxPercent / 100));
    add('sales', currency, -withoutTax);
    add('iva', currency, withoutTax - sold);
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
