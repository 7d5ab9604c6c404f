/**
 * What people call a quote: a number of its own within a year, which is never given twice.
 * @example quoteNumber(2026, 7) // 'COT-2026-0007'
 */
export const quoteNumber = (year: number, count: number): string =>
  `COT-${year}-${String(count).padStart(4, '0')}`;
