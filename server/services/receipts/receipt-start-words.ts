import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { receiptNumber } from '#packages/payments/src/index.ts';

/** The number of a receipt as the operator reads it, like everybody: `C-000123`. */
export const numberText = (number: number): string => receiptNumber(number);

/** From where on receipts are numbered since some day, and why. */
export const startText = ({
  next,
  reason,
  at,
}: {
  next: number;
  reason: string;
  at: Date;
}): string => `${longDate(bogotaDate(at))}, desde el ${receiptNumber(next)}: ${reason}`;
