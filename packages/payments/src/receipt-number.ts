/**
 * How people read the number of a receipt, from 1 on. More than six digits are longer.
 * @example receiptNumber(123) // 'C-000123'
 */
export const receiptNumber = (number: number): string => `C-${String(number).padStart(6, '0')}`;
