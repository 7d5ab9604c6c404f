import type { PaypalAmount } from './order.ts';

/** Those that PayPal takes. Pesos are none of them. */
export const currencies = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP RUB SGD SEK CHF THB USD'.split(
    ' ',
  ),
);

const withoutDecimals = new Set(['HUF', 'JPY', 'TWD']);

const decimalsOf = (currency: string): 0 | 2 => (withoutDecimals.has(currency) ? 0 : 2);

/** `10.5` → 1050, whatever the currency; null where it has more decimals than the currency. */
export function hundredths({ currency_code, value }: PaypalAmount): number | null {
  const [whole = '', fraction = ''] = value.split('.');
  if (fraction.length > decimalsOf(currency_code)) return null;
  return Number(`${whole || '0'}${fraction.padEnd(2, '0')}`);
}

export function amountOf(hundredths: number, currency: string): PaypalAmount {
  return { currency_code: currency, value: (hundredths / 100).toFixed(decimalsOf(currency)) };
}

/** `10.5` is `10.50` in what was paid. */
export const written = (amount: PaypalAmount): PaypalAmount =>
  amountOf(hundredths(amount) ?? 0, amount.currency_code);
