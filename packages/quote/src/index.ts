export {
  type Acceptance,
  acceptSchema,
  type CatalogueLine,
  catalogueLineSchema,
  type Details,
  detailsSchema,
  type FreeLine,
  freeLineSchema,
  longestNotes,
  longestReason,
  mostDiscount,
  rejectSchema,
} from './forms.ts';
export {
  currencies,
  type Currency,
  fitsQuote,
  longestDescription,
  mostLines,
  mostQuantity,
  type QuoteLine,
  toQuoteLines,
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
export { amountsOf, type QuoteTotals, quoteTotals } from './totals.ts';
