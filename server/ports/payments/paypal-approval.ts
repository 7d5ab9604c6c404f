import { ProviderError } from './errors.ts';
import { isOfPaypal } from './paypal-certificate.ts';
import type { PaypalLink } from './paypal-order.ts';

const mostLetters = 127;

/** As long as a name may be, without half of a letter that takes two units. */
export const shortened = (text: string, most = mostLetters): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');

/** Where the person approves. Throws a final `ProviderError` for what leads elsewhere than to PayPal. */
export function approvalUrl(links: readonly PaypalLink[], apiUrl: string): string {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  const url = URL.parse(link?.href ?? '');
  const api = new URL(apiUrl);
  const isTrusted = isOfPaypal(api.hostname)
    ? url?.protocol === 'https:' && isOfPaypal(url.hostname)
    : url?.origin === api.origin;
  if (url && isTrusted) return url.href;
  throw new ProviderError('PayPal: an approval leads elsewhere than to PayPal', { isFinal: true });
}
