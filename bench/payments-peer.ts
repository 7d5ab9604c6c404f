import {
  type openWompiPeer,
  signedWompiEvent,
  wompiEvent,
} from '#server/ports/payments/wompi-peer.ts';
import type { Transaction } from '#server/ports/payments/payments.ts';
import { manyTransactions, readTransaction } from '#server/ports/payments/wompi-transaction.ts';
import { type OpenOrder, price } from './payments-services.ts';

export type WompiPeer = Awaited<ReturnType<typeof openWompiPeer>>;

/** A transaction as Wompi keeps it. */
export type WompiRow = WompiPeer['rows'][number];

/** Somebody pays by card, or tries to. */
export function payAtWompi(
  { rows }: WompiPeer,
  { reference }: OpenOrder,
  { status, amount = price.pesos }: { status: string; amount?: number | undefined },
): WompiRow {
  const row: WompiRow = {
    ...{ id: `15113-${Date.now()}-${rows.length}`, reference, status },
    ...{ amount_in_cents: amount, currency: 'COP', payment_method_type: 'CARD' },
    ...{ status_message: null, created_at: new Date().toISOString() },
  };
  rows.push(row);
  return row;
}

/** All that Wompi knows of, as it says it. */
export const listOf = ({ rows }: WompiPeer): Transaction[] =>
  manyTransactions.parse({ data: rows }).data.map(readTransaction);

/** What Wompi posts of it, signed. */
export const eventBody = (row: WompiRow): string =>
  Buffer.from(signedWompiEvent(wompiEvent(row, new Date())).body).toString();
