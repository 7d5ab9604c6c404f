import type { AnonymousActor, StaffActor } from '#server/actor.ts';
import { quoteData } from '#server/documents/quote-data.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import type { AppServices } from '../app-services.ts';
import type { Quote } from './quote.ts';
import type { QuoteId } from './quote-id.ts';
import { readOffer } from './read-offer.ts';
import { readQuote } from './read-quote.ts';

/** A quote as a PDF, and what its file is called. */
export type PrintedQuote = { bytes: Uint8Array; fileName: string };

/** For the staff, drafts too. Rejects with `quote.gone`. */
export async function printQuote(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  quoteId: QuoteId,
): Promise<PrintedQuote> {
  return print(await readQuote(services, actor, quoteId));
}

/** For whoever has the link; null where it opens none. Each costs a process, and so they are counted. */
export async function printOffer(
  services: Pick<AppServices, 'db' | 'limits' | 'now'>,
  actor: AnonymousActor,
  { token }: { token: string },
): Promise<PrintedQuote | null> {
  const quote = await readOffer(services, actor, { token });
  if (!quote) return null;
  await services.limits.consume('quotePdf', quote.id);
  await services.limits.consume('quotePdf', actor.ip);
  return print(quote);
}

const print = async (quote: Quote): Promise<PrintedQuote> => ({
  bytes: await renderDocument('quote', quoteData(quote)),
  fileName: `${quote.number ?? 'cotizacion-borrador'}.pdf`,
});
