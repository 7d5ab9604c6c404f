import type { AnonymousActor, StaffActor } from '#server/actor.ts';
import { quoteData } from '#server/documents/quote-data.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import type { AppServices } from '../app-services.ts';
import type { Quote } from './quote.ts';
import type { QuoteId } from './quote-id.ts';
import { readOffer } from './read-offer.ts';
import { readQuote } from './read-quote.ts';

/** A quote as a PDF, and what its file is called. Whoever only asks about it (HEAD) gets no bytes, which cost a process. */
export type PrintedQuote = { bytes: Uint8Array | null; fileName: string };

/** For the staff, drafts too. Rejects with `quote.gone`. */
export async function printQuote(
  services: Pick<AppServices, 'db' | 'now' | 'quotes'>,
  actor: StaffActor,
  { quoteId, isHead }: { quoteId: QuoteId; isHead: boolean },
): Promise<PrintedQuote> {
  return print(services, await readQuote(services, actor, quoteId), isHead);
}

/** For whoever has the link; null where it opens none. They are counted. Rejects with `rate.limited`. */
export async function printOffer(
  services: Pick<AppServices, 'db' | 'limits' | 'now' | 'quotes'>,
  actor: AnonymousActor,
  { token, isHead }: { token: string; isHead: boolean },
): Promise<PrintedQuote | null> {
  const quote = await readOffer(services, actor, { token });
  if (!quote) return null;
  if (!isHead) {
    await services.limits.consume('quotePdf', quote.id);
    await services.limits.consume('quotePdf', actor.ip);
  }
  return print(services, quote, isHead);
}

async function print(
  { quotes }: Pick<AppServices, 'quotes'>,
  quote: Quote,
  isHead: boolean,
): Promise<PrintedQuote> {
  const total = { amount: quote.totals.total, currency: quote.currency };
  const printed = { ...quote, isPaidHere: quotes.isPaidHere(total) };
  return {
    bytes: isHead ? null : await renderDocument('quote', quoteData(printed)),
    fileName: `${quote.number ?? 'cotizacion-borrador'}.pdf`,
  };
}
