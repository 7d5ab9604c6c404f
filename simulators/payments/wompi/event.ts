import { createHash } from 'node:crypto';
import type { WompiTransaction } from './transaction.ts';

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** `transaction.updated` as Wompi posts it, and its checksum, in capitals. With another secret, one of somebody else. */
export function transactionEvent(
  transaction: WompiTransaction,
  { now, secret }: { now: Date; secret: string },
): { body: string; checksum: string } {
  const timestamp = Math.floor(now.getTime() / 1000);
  const { id, status, amount_in_cents } = transaction;
  const checksum = createHash('sha256')
    .update(`${id}${status}${amount_in_cents}${timestamp}${secret}`)
    .digest('hex')
    .toUpperCase();
  const body = JSON.stringify({
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: now.toISOString(),
  });
  return { body, checksum };
}
