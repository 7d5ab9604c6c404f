import { createHash, timingSafeEqual } from 'node:crypto';

export type SignedPayment = {
  reference: string;
  amountInCents: number;
  currency: 'COP';
  /** As it is written in the address; null where there is none. */
  expirationTime: string | null;
};

const sha256 = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('')).digest('hex');

/** What keeps whoever pays from changing the amount in the address: Wompi's «firma de integridad». */
export const signPayment = (payment: SignedPayment, integritySecret: string): string =>
  sha256([
    payment.reference,
    String(payment.amountInCents),
    payment.currency,
    payment.expirationTime ?? '',
    integritySecret,
  ]);

/** `values` are those of the event's `signature.properties`, in their order. */
export const eventChecksum = (
  values: readonly string[],
  timestamp: number,
  eventsSecret: string,
): string => sha256([...values, String(timestamp), eventsSecret]);

/** In either case of letters, as Wompi publishes checksums in capitals. */
export function isSameChecksum(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((hex) => Buffer.from(hex.toLowerCase()));
  return (
    left !== undefined &&
    right !== undefined &&
    left.length === right.length &&
    timingSafeEqual(left, right)
  );
}
