import { priceText } from '#content/money.ts';
import { hundredths } from '../paypal/amount.ts';
import type { PaypalAmount } from '../paypal/order.ts';

export function amountText(amount: PaypalAmount): string {
  const cents = hundredths(amount);
  return amount.currency_code === 'USD' && cents !== null
    ? priceText({ amount: cents, currency: 'USD' })
    : `${amount.currency_code}\u{A0}${amount.value}`;
}
