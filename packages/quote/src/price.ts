import { highestPrice } from './lines.ts';

/** A price as people in Colombia write it: points between thousands, a comma before the hundredths. */
const written = /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/;

/**
 * A typed price in hundredths; null for a text that is none, and above a thousand million.
 * @example parsePrice('1.199,5') // 119950
 */
export function parsePrice(text: string): number | null {
  const [, whole, hundredths = ''] = written.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(hundredths.padEnd(2, '0'));
  return amount <= highestPrice ? amount : null;
}

/**
 * An amount as it stands in a field, to be typed over.
 * @example priceInput(119950) // '1199,50'
 */
export function priceInput(amount: number): string {
  const hundredths = amount % 100;
  const whole = String((amount - hundredths) / 100);
  return hundredths === 0 ? whole : `${whole},${String(hundredths).padStart(2, '0')}`;
}
