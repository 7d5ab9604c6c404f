import { ProviderError } from './errors.ts';
import type { OnUnreadable, Subject, Transaction } from './payments.ts';
import { readReply, type Reply } from './provider-request.ts';
import { createRowReader } from './row-reader.ts';
import { byDate, isWithin, type Span } from './span.ts';
import { requestWompi, type WompiOptions } from './wompi-client.ts';
import {
  manyTransactions,
  oneTransactionHead,
  readTransaction,
  rowHead,
  wompiId,
} from './wompi-transaction.ts';

const day = 24 * 60 * 60 * 1000;

const pageSize = 100;

const mostPages = 1000;

/**
 * Anybody may read any transaction by its id, that of another merchant as well, which may have our reference and the
 * right amount. The list is ours alone: it alone says what was paid to us.
 */
export async function askWompi(
  options: WompiOptions,
  { id, reference }: Subject,
  onUnreadable: OnUnreadable | undefined,
): Promise<Transaction[]> {
  if (id === null)
    return reference === null ? [] : findByReference(options, reference, onUnreadable);
  const reply = await findById(options, id);
  const found = reply && readReply(reply, oneTransactionHead).data;
  if (!found?.reference) return [];
  const paid = await findByReference(options, found.reference, onUnreadable);
  return paid.filter((each) => each.id === found.id);
}

/** Null where there is none. */
export async function findById(options: WompiOptions, id: string): Promise<Reply | null> {
  if (!wompiId.safeParse(id).success) return null;
  const reply = await requestWompi(options, { path: `transactions/${id}`, key: 'private' });
  return reply.status === 404 ? null : reply;
}

export async function findByReference(
  options: WompiOptions,
  reference: string,
  onUnreadable: OnUnreadable | undefined,
): Promise<Transaction[]> {
  const rows = createRowReader(onUnreadable);
  const found: Transaction[] = [];
  for await (const row of readPages(options, { reference })) {
    // One that does not say whose it is may be this one's.
    if (row.reference !== null && row.reference !== reference) continue;
    const transaction = rows.read(row.id, row.read);
    if (transaction?.reference === reference) found.push(transaction);
  }
  rows.close();
  return found.sort(byDate);
}

/** Days are the provider's, of a time zone that it does not name. */
export async function* listWompi(
  options: WompiOptions,
  span: Span,
  onUnreadable: OnUnreadable | undefined,
): AsyncIterable<Transaction> {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = {
    from_date: dayOf(span.from.getTime() - day),
    until_date: dayOf(span.until.getTime() + day),
  };
  const rows = createRowReader(onUnreadable);
  for await (const row of readPages(options, days)) {
    const transaction = rows.read(row.id, row.read);
    if (transaction && isWithin(span, transaction)) yield transaction;
  }
  rows.close();
}

type Row = { id: string | null; reference: string | null; read: () => Transaction };

/** Until a page brings nothing new: how many it may bring is the provider's choice, and what is paid meanwhile shifts them. */
async function* readPages(
  options: WompiOptions,
  query: Record<string, string>,
): AsyncIterable<Row> {
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const paging = { page: String(page), page_size: String(pageSize) };
    const order = { order_by: 'created_at', order: 'ASC' };
    const reply = await requestWompi(options, {
      path: 'transactions',
      query: { ...query, ...paging, ...order },
      key: 'private',
    });
    let isNew = false;
    for (const row of readReply(reply, manyTransactions).data) {
      const { id, reference = null } = rowHead.parse(row);
      const key = id ?? JSON.stringify(row);
      if (seen.has(key)) continue;
      isNew = true;
      seen.add(key);
      yield { id, reference, read: () => readTransaction(row) };
    }
    if (!isNew) return;
  }
  throw new ProviderError('Wompi: the list of transactions has no end', { isFinal: false });
}
