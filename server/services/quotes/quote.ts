import type { Selectable } from 'kysely';
import { ivaPercent } from '#content/iva.ts';
import {
  type Currency,
  type QuoteLine,
  type QuoteState,
  quoteStateOf,
  type QuoteTotals,
  quoteTotals,
  toQuoteLines,
} from '#packages/quote/src/index.ts';
import type { DB } from '#server/database/schema.ts';

/** What a quote says to whoever may read it. */
export type Quote = {
  id: string;
  state: QuoteState;
  /** Grows with each change of a draft, and with nothing afterwards. */
  revision: number;
  /** Null of a draft: it gets one when it is sent. */
  number: string | null;
  name: string;
  email: string;
  currency: Currency;
  taxPercent: number;
  discountPercent: number;
  lines: QuoteLine[];
  totals: QuoteTotals;
  notes: string;
  /** The last day, in Bogotá. */
  validUntil: string;
  createdAt: Date;
  sentAt: Date | null;
  decidedAt: Date | null;
  acceptedName: string | null;
  rejectionReason: string | null;
};

/** The columns that make one. */
export const quoteColumns = [
  'id',
  'status',
  'revision',
  'number',
  'name',
  'email',
  'currency',
  'tax_percent',
  'discount_percent',
  'lines',
  'notes',
  'valid_until',
  'created_at',
  'sent_at',
  'decided_at',
  'accepted_name',
  'rejection_reason',
] as const satisfies readonly (keyof DB['quotes'])[];

type QuoteRow = Pick<Selectable<DB['quotes']>, (typeof quoteColumns)[number]>;

/** As it is on a day of Bogotá. A draft has the IVA of today. */
export function toQuote(row: QuoteRow, today: string): Quote {
  const lines = toQuoteLines(row.lines);
  const taxPercent = row.status === 'draft' ? ivaPercent : row.tax_percent;
  const discountPercent = row.discount_percent;
  return {
    id: row.id,
    state: quoteStateOf({ status: row.status, validUntil: row.valid_until }, today),
    revision: row.revision,
    number: row.number,
    name: row.name,
    email: row.email,
    currency: row.currency,
    taxPercent,
    discountPercent,
    lines,
    totals: quoteTotals({ lines, discountPercent, taxPercent }),
    notes: row.notes,
    validUntil: row.valid_until,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    decidedAt: row.decided_at,
    acceptedName: row.accepted_name,
    rejectionReason: row.rejection_reason,
  };
}
