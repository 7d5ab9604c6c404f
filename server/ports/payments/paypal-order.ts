import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { OnUnreadable, Transaction } from './payments.ts';
import { paypalAmount } from './paypal-money.ts';
import { cleanWords, providerName, providerWords } from './provider-text.ts';
import { readDate } from './read-date.ts';
import { createRowReader } from './row-reader.ts';

/** Of an order, a capture or a refund. It becomes a part of an address, and `..` would lead elsewhere. */
export const paypalId = z.string().regex(/^[\w-]{1,64}$/u);

export const linkSchema = z.object({ href: z.string().max(4096), rel: z.string().max(100) });

export type PaypalLink = z.infer<typeof linkSchema>;

export const openedOrder = z.object({ id: paypalId, links: z.array(linkSchema) });

export const captureStatusSchema = z.enum([
  ...(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const),
]);

const captureSchema = z.object({
  id: paypalId,
  status: captureStatusSchema,
  status_details: z.object({ reason: providerWords }).nullish(),
  amount: paypalAmount,
  custom_id: providerName,
  create_time: providerWords,
});

const refundSchema = z.object({
  status: z.string(),
  amount: paypalAmount,
  links: z.array(linkSchema).default([]),
});

const unitSchema = z.object({
  custom_id: providerName,
  amount: paypalAmount,
  payments: z
    .object({
      // Each is read alone.
      captures: z.array(z.unknown()).default([]),
      refunds: z.array(refundSchema).default([]),
    })
    .default({ captures: [], refunds: [] }),
});

export const orderSchema = z.object({
  id: paypalId,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: providerWords,
  payment_source: z.record(z.string(), z.unknown()).nullish(),
  purchase_units: z.array(unitSchema).min(1),
});

export type PaypalOrder = z.infer<typeof orderSchema>;

type Unit = z.infer<typeof unitSchema>;

type Capture = z.infer<typeof captureSchema>;

/**
 * Its captures; a voided order without any is one movement that there will not be. Throws a `ProviderError` where it has
 * some, and none can be read.
 */
export function toTransactions(order: PaypalOrder, onUnreadable?: OnUnreadable): Transaction[] {
  const rows = createRowReader(onUnreadable);
  const captures = order.purchase_units.flatMap((unit) =>
    unit.payments.captures.flatMap((row) => {
      const read = () => toTransaction(order, unit, parseCapture(order, row));
      return rows.read(captureHead.parse(row).id, read) ?? [];
    }),
  );
  rows.close();
  return captures.length === 0 && order.status === 'VOIDED'
    ? [withoutCapture(order, 'voided', null)]
    : captures;
}

/** Of a capture of any shape. */
const captureHead = z.object({ id: paypalId.nullable().catch(null) }).catch({ id: null });

function parseCapture({ id }: PaypalOrder, row: unknown): Capture {
  const parsed = captureSchema.safeParse(row);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new ProviderError(`PayPal: a capture of ${id} cannot be read: ${places.join(', ')}`, {
    isFinal: false,
  });
}

/** What stands for an order that nothing was paid by. */
export function withoutCapture(
  order: PaypalOrder,
  status: 'voided' | 'declined',
  reason: string | null,
): Transaction {
  const [unit] = order.purchase_units;
  if (!unit) throw new ProviderError(`PayPal: order ${order.id} is empty`, { isFinal: true });
  return {
    id: order.id,
    reference: unit.custom_id ?? null,
    status,
    amount: inDollars(order, unit.amount),
    refunded: 0,
    method: methodOf(order),
    reason,
    at: readDate(order.create_time),
  };
}

export const captureStatuses = {
  COMPLETED: 'approved',
  REFUNDED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
} as const satisfies Record<Capture['status'], Transaction['status']>;

function toTransaction(order: PaypalOrder, unit: Unit, capture: Capture): Transaction {
  const status = captureStatuses[capture.status];
  const amount = inDollars(order, capture.amount);
  return {
    id: capture.id,
    reference: capture.custom_id ?? unit.custom_id ?? null,
    status,
    amount,
    refunded: capture.status === 'REFUNDED' ? amount.amount : refundedOf(order, unit, capture),
    method: methodOf(order),
    reason: status === 'declined' ? (capture.status_details?.reason ?? null) : null,
    at: readDate(capture.create_time),
  };
}

/** Refunds say of which capture they are only in their link `up`; of one capture alone all are. */
function refundedOf(order: PaypalOrder, unit: Unit, { id }: Capture): number {
  return unit.payments.refunds
    .filter(({ status }) => status === 'COMPLETED')
    .filter(
      ({ links }) =>
        unit.payments.captures.length === 1 ||
        links.some(({ rel, href }) => rel === 'up' && href.endsWith(`/${id}`)),
    )
    .reduce((sum, { amount }) => sum + inDollars(order, amount).amount, 0);
}

const methodOf = (order: PaypalOrder): string =>
  cleanWords(Object.keys(order.payment_source ?? {})[0] ?? '') || 'paypal';

function inDollars(order: PaypalOrder, amount: z.infer<typeof paypalAmount>) {
  if (amount.currency_code !== 'USD') {
    throw new ProviderError(`PayPal: order ${order.id} is not in USD`, { isFinal: true });
  }
  return { amount: amount.value, currency: 'USD' as const };
}
