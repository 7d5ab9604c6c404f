import { packageForSale } from '#content/catalogue.ts';
import {
  type CatalogueLine,
  type Currency,
  fitsQuote,
  type FreeLine,
  type QuoteLine,
} from '#packages/quote/src/index.ts';
import { AppError } from '#server/app-error.ts';

/** What happens to the lines of a draft; `at` counts them from 0. */
export type LineChange =
  | { kind: 'add'; line: FreeLine | CatalogueLine }
  | { kind: 'replace'; at: number; line: FreeLine }
  | { kind: 'recount'; at: number; quantity: number }
  | { kind: 'remove'; at: number };

/**
 * The lines after a change. What is in the catalogue has the words and the price that it has there. Rejects with
 * `quote.no-such-package`, `quote.catalogue-in-dollars` and `quote.too-much`; a line that is not there has changed.
 */
export function withLineChange(
  lines: readonly QuoteLine[],
  change: LineChange,
  currency: Currency,
): QuoteLine[] {
  const next = changed(lines, change, currency);
  if (!fitsQuote(next)) throw new AppError('quote.too-much');
  return next;
}

function changed(lines: readonly QuoteLine[], change: LineChange, currency: Currency): QuoteLine[] {
  if (change.kind === 'add') {
    const { line } = change;
    return [...lines, 'package' in line ? catalogueLine(line, currency) : freeLine(line)];
  }
  const { at } = change;
  const there = lines[at];
  if (!there) throw new AppError('quote.changed');
  if (change.kind === 'remove') return lines.toSpliced(at, 1);
  if (change.kind === 'recount') return lines.with(at, { ...there, quantity: change.quantity });
  return lines.with(at, freeLine(change.line));
}

const freeLine = ({ description, quantity, price }: FreeLine): QuoteLine => ({
  packageId: null,
  description,
  quantity,
  unitPrice: price,
});

function catalogueLine({ package: id, quantity }: CatalogueLine, currency: Currency): QuoteLine {
  const found = packageForSale(id);
  if (!found) throw new AppError('quote.no-such-package');
  if (found.price.currency !== currency) throw new AppError('quote.catalogue-in-dollars');
  return {
    packageId: id,
    description: `${found.page.name}: ${found.name} (${found.unit})`,
    quantity,
    unitPrice: found.price.amount,
  };
}

/** The same lines in a new quote: what the catalogue still has at its price of today, and the rest as it was. */
export const repeatedLines = (lines: readonly QuoteLine[], currency: Currency): QuoteLine[] =>
  lines.map((line) => {
    const found = line.packageId === null ? null : packageForSale(line.packageId);
    if (!found || found.price.currency !== currency) return { ...line, packageId: null };
    return catalogueLine({ package: found.id, quantity: line.quantity }, currency);
  });
