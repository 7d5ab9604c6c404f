export {
  type Acceptance,
  acceptSchema,
  type CatalogueLine,
  catalogueLineSchema,
  type Details,
  detailsSchema,
  type FreeLine,
  freeLineSchema,
  rejectSchema,
} from './forms.ts';
export { longestNotes, longestReason, mostDiscount } from './limits.ts';
export {
  currencies,
  type Currency,
  fitsQuote,
  longestDescription,
  mostLines,
  mostQuantity,
  type QuoteLine,
} from './lines.ts';
export { quoteNumber } from './number.ts';
export { priceInput } from './price.ts';
export {
  canBecome,
  type QuoteState,
  quoteStates,
  type QuoteStatus,
  quoteStateOf,
} from './status.ts';
export { toQuoteLines } from './stored-lines.ts';
export { amountsOf, type QuoteTotals, quoteTotals } from './totals.ts';
