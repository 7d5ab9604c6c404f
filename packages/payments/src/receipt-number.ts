/**
 * How people read the number of a receipt, from 1 on. More than six digits are longer.
 * @example receiptNumber(123) // 'C-000123'
 */
export const receiptNumber = (number: number): string => `C-${String(number).padStart(6, '0')}`;

const typed = /^(?:C[\s-]*)?(\d{1,15})$/i;

/**
 * The number of a receipt as somebody types it, with or without its letter and its zeros; null for a text that is none.
 * @example parseReceiptNumber('c 123') // 123
 */
export function parseReceiptNumber(text: string): number | null {
  const number = Number(typed.exec(text.trim())?.[1] ?? 0);
  return number > 0 ? number : null;
}
