import { z } from 'zod';

/** `1990` → `"19.90"`, of hundredths. Throws `RangeError` for what is no amount. */
export function toPaypalValue(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) {
    throw new RangeError(`${hundredths} is no amount`);
  }
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const written = /^(-?)(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/u;

/** `"19.9"` → `1990`. Null for what is not written as an amount of dollars is: no exponent, space or third decimal. */
export function readPaypalValue(value: string): number | null {
  const match = written.exec(value);
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  // All in one integer of at most 14 digits: no fraction is ever computed with.
  const hundredths = Number(whole + decimals.padEnd(2, '0'));
  return sign && hundredths > 0 ? -hundredths : hundredths;
}

const signedAmount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/u),
  value: z.string().transform((value, context) => {
    const amount = readPaypalValue(value);
    if (amount !== null) return amount;
    context.addIssue('No amount');
    return z.NEVER;
  }),
});

/** Money that came in is above zero, money that went out is below. */
export const paypalMovement = signedAmount;

export const paypalAmount = signedAmount.refine(({ value }) => value >= 0);
