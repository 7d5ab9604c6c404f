import { z } from 'zod';
import type { Simulator } from '../simulator.ts';
import { amountOf, hundredths } from './amount.ts';
import { PaypalError } from './errors.ts';
import type { Capture, Refund } from './order.ts';
import { feeOf } from './shapes.ts';

const instant = z.iso.datetime({ offset: true });
const querySchema = z.object({
  start_date: instant,
  end_date: instant,
  transaction_id: z.string().optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});

/** No question may be about more than this. */
const mostDays = 31;

/** What moved between two times, oldest first: captures and refunds. */
export function listTransactions(
  simulator: Simulator,
  asked: Record<string, string>,
): Record<string, unknown> {
  const query = querySchema.safeParse(asked);
  if (!query.success) throw invalid(String(query.error.issues[0]?.path[0]));
  const { start_date, end_date, page, page_size, transaction_id } = query.data;
  const [start, end] = [Date.parse(start_date), Date.parse(end_date)];
  if (end < start || end - start > mostDays * 86_400_000) throw invalid('end_date');

  const { captures, refunds } = simulator.store.state.paypal;
  const found = [...captures.map(captureInfo), ...refunds.map(refundInfo)]
    .filter((info) => {
      const at = Date.parse(info.transaction_initiation_date);
      return (
        at >= start && at <= end && (transaction_id ?? info.transaction_id) === info.transaction_id
      );
    })
    .sort((a, b) => a.transaction_initiation_date.localeCompare(b.transaction_initiation_date));
  return {
    transaction_details: found
      .slice((page - 1) * page_size, page * page_size)
      .map((info) => ({ transaction_info: info })),
    account_number: 'SIMULATED0001',
    start_date,
    end_date,
    last_refreshed_datetime: simulator.options.now().toISOString(),
    page,
    total_items: found.length,
    total_pages: Math.ceil(found.length / page_size),
    links: [],
  };
}

const statuses: Record<Capture['status'], 'S' | 'P' | 'D'> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'S',
  PENDING: 'P',
  DECLINED: 'D',
};

const captureInfo = (capture: Capture) => ({
  paypal_account_id: 'QYR5Z8XDVJNXQ',
  transaction_id: capture.id,
  transaction_event_code: capture.subscription_id === undefined ? 'T0006' : 'T0002',
  ...(capture.subscription_id !== undefined && {
    paypal_reference_id: capture.subscription_id,
    paypal_reference_id_type: 'SUB',
  }),
  transaction_initiation_date: capture.create_time,
  transaction_updated_date: capture.update_time,
  transaction_amount: capture.amount,
  fee_amount: amountOf(-feeOf(hundredths(capture.amount) ?? 0), capture.amount.currency_code),
  transaction_status: statuses[capture.status],
  ...(capture.invoice_id !== undefined && { invoice_id: capture.invoice_id }),
  ...(capture.custom_id !== undefined && { custom_field: capture.custom_id }),
});

const refundInfo = (refund: Refund) => ({
  paypal_account_id: 'QYR5Z8XDVJNXQ',
  transaction_id: refund.id,
  paypal_reference_id: refund.capture_id,
  paypal_reference_id_type: 'TXN',
  transaction_event_code: 'T1107',
  transaction_initiation_date: refund.create_time,
  transaction_updated_date: refund.create_time,
  transaction_amount: amountOf(-(hundredths(refund.amount) ?? 0), refund.amount.currency_code),
  transaction_status: 'S',
  ...(refund.invoice_id !== undefined && { invoice_id: refund.invoice_id }),
  ...(refund.custom_id !== undefined && { custom_field: refund.custom_id }),
});

const invalid = (field: string) =>
  new PaypalError('INVALID_REQUEST', [
    { field, location: 'query', issue: 'INVALID_PARAMETER', description: `Invalid ${field}.` },
  ]);
