import type { Amount } from './order.ts';

/** Points between thousands and a comma before the hundredths, as in Colombia; or a point before one or two hundredths. */
const written = /^(?:(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?|(\d{1,12})\.(\d{1,2}))$/;

/**
 * A typed amount in hundredths; null for a text that is none. What could be read in two ways is read as in Colombia:
 * `4.012` is four thousand and twelve, and `4,012` is no amount.
 * @example parseAmount('4.012,5') // 401250
 */
export function parseAmount(text: string): number | null {
  const found = written.exec(text.trim());
  if (!found) return null;
  const [, whole = '', cents = '', plain = '', decimals = ''] = found;
  const digits = (whole || plain).replaceAll('.', '');
  const amount = Number(digits) * 100 + Number((cents || decimals).padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

const currencies = /^(US\$|USD|COP|\$)?\s*(.*?)\s*(USD|COP)?$/i;

/**
 * An amount as it is read or said, in hundredths, with its currency where one is named: a peso sign alone may be that of
 * dollars. Null for a text that is none.
 * @example parseMoney('$ 1.564.875') // { amount: 156487500, currency: null }
 */
export function parseMoney(
  text: string,
): { amount: number; currency: Amount['currency'] | null } | null {
  const [, before = '', figures = '', after = ''] = currencies.exec(text.trim()) ?? [];
  const amount = parseAmount(figures);
  if (amount === null) return null;
  const named = new Set([before, after].flatMap((sign) => currencyOf(sign.toUpperCase())));
  if (named.size > 1) return null;
  const [currency = null] = named;
  return { amount, currency };
}

const currencyOf = (sign: string): Amount['currency'][] =>
  sign.startsWith('US') ? ['USD'] : sign === 'COP' ? ['COP'] : [];

/**
 * An amount in hundredths as it stands in a field, to be typed over.
 * @example amountInput(401250) // '4012,50'
 */
export function amountInput(amount: number): string {
  const hundredths = amount % 100;
  const whole = String((amount - hundredths) / 100);
  return hundredths === 0 ? whole : `${whole},${String(hundredths).padStart(2, '0')}`;
}
