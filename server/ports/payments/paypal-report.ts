import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { OnUnreadable, Transaction } from './payments.ts';
import type { PaypalClient } from './paypal-client.ts';
import { paypalMovement } from './paypal-money.ts';
import { paypalId } from './paypal-order.ts';
import { providerName, providerWords } from './provider-text.ts';
import { readReply } from './provider-request.ts';
import { readDate } from './read-date.ts';
import { createRowReader } from './row-reader.ts';
import { isWithin, type Span } from './span.ts';

/** PayPal reports on at most so much at once. */
const longestSpan = 31 * 24 * 60 * 60 * 1000;

const pageSize = 500;

/** PayPal's code of it. */
const subscriptionPayment = 'T0002';

const rowSchema = z.object({
  transaction_id: paypalId,
  transaction_status: z.enum(['S', 'P', 'D', 'V']),
  transaction_amount: paypalMovement,
  transaction_initiation_date: providerWords,
  custom_field: providerName,
  invoice_id: providerName,
  transaction_event_code: providerName,
  paypal_reference_id: paypalId.nullish().catch(null),
  paypal_reference_id_type: z.string().nullish().catch(null),
});

type Row = z.infer<typeof rowSchema>;

/** Of every kind, also of those that nothing else is known of. */
const anyRowSchema = z.looseObject({ transaction_event_code: z.string().max(10).nullish() });

const reportSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: anyRowSchema })),
  total_pages: z.int().nonnegative().max(10_000),
});

/** What was paid to the account in a span of time. New transactions enter PayPal's report after up to three hours. */
export async function* listPaypal(
  client: PaypalClient,
  span: Span,
  onUnreadable?: OnUnreadable,
): AsyncIterable<Transaction> {
  const rows = createRowReader(onUnreadable);
  const seen = new Set<string>();
  for (const part of partsOf(span)) {
    for await (const row of readRows(client, part)) {
      const read = rows.read(rowHead.parse(row).transaction_id, () => parseRow(row));
      const transaction = read && toTransaction(read);
      if (!transaction || seen.has(transaction.id) || !isWithin(span, transaction)) continue;
      seen.add(transaction.id);
      yield transaction;
    }
  }
  rows.close();
}

/** Of a row of any shape. */
const rowHead = z.object({ transaction_id: paypalId.nullable().catch(null) });

function* partsOf({ from, until }: Span): Iterable<Span> {
  for (let start = from; start < until;) {
    const end = new Date(Math.min(start.getTime() + longestSpan, until.getTime()));
    yield { from: start, until: end };
    start = end;
  }
}

async function* readRows(client: PaypalClient, { from, until }: Span): AsyncIterable<object> {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const reply = await client.get('/v1/reporting/transactions', {
      start_date: from.toISOString(),
      end_date: until.toISOString(),
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    });
    const report = readReply(reply, reportSchema);
    pages = report.total_pages;
    for (const { transaction_info: row } of report.transaction_details) {
      // Others are refunds (T11xx), fees, withdrawals.
      if (row.transaction_event_code?.startsWith('T00')) yield row;
    }
  }
}

function parseRow(row: object): Row {
  const parsed = rowSchema.safeParse(row);
  if (parsed.success) return parsed.data;
  throw new ProviderError('PayPal: the report has a payment that cannot be read', {
    isFinal: false,
  });
}

const statuses = {
  S: 'approved',
  // It was paid, and all of it went back.
  V: 'approved',
  P: 'pending',
  D: 'declined',
} as const satisfies Record<Row['transaction_status'], Transaction['status']>;

/** Null for what nobody paid us in dollars: what the account itself paid is below zero. */
function toTransaction(row: Row): Transaction | null {
  const { currency_code: currency, value: amount } = row.transaction_amount;
  if (amount <= 0 || currency !== 'USD') return null;
  const { paypal_reference_id: related, paypal_reference_id_type: kind } = row;
  const isOfSubscription = row.transaction_event_code === subscriptionPayment || kind === 'SUB';
  return {
    id: row.transaction_id,
    // Of a subscription it is the same in each of its charges.
    reference: isOfSubscription ? null : row.custom_field || row.invoice_id || null,
    status: statuses[row.transaction_status],
    amount: { amount, currency },
    refunded: row.transaction_status === 'V' ? amount : 0,
    method: 'paypal',
    reason: null,
    at: readDate(row.transaction_initiation_date),
    ...(related && kind === 'SUB' && { subscription: related }),
  };
}
