import { createHash } from 'node:crypto';
import type { NequiToken } from './nequi-state.ts';
import type { WompiTransaction } from './transaction.ts';

type Signing = { now: Date; secret: string };

/** `transaction.updated` as Wompi posts it, and its checksum, in capitals. With another secret, one of somebody else. */
export const transactionEvent = (transaction: WompiTransaction, signing: Signing) =>
  signedEvent('transaction', transaction, ['id', 'status', 'amount_in_cents'], signing);

/** `nequi_token.updated`. Wompi publishes no example: what it signs is what one that was recorded had signed. */
export const nequiTokenEvent = (
  { id, status, phone_number }: NequiToken['data'],
  signing: Signing,
) =>
  signedEvent(
    'nequi_token',
    { id, status, phone_number },
    ['id', 'status', 'phone_number'],
    signing,
  );

function signedEvent<About extends object>(
  name: string,
  about: About,
  signed: readonly (keyof About & string)[],
  { now, secret }: Signing,
): { body: string; checksum: string } {
  const timestamp = Math.floor(now.getTime() / 1000);
  const checksum = createHash('sha256')
    .update(`${signed.map((property) => String(about[property])).join('')}${timestamp}${secret}`)
    .digest('hex')
    .toUpperCase();
  const body = JSON.stringify({
    event: `${name}.updated`,
    data: { [name]: about },
    environment: 'test',
    signature: { properties: signed.map((property) => `${name}.${property}`), checksum },
    timestamp,
    sent_at: now.toISOString(),
  });
  return { body, checksum };
}
