import type { StaffActor, UserActor } from '#server/actor.ts';
import { isLegible } from '#server/documents/clean-data.ts';
import { provideFonts } from '#server/documents/provide-fonts.ts';
import { receiptData } from '#server/documents/receipt-data.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import type { AppServices } from '../app-services.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptWords, type ReceiptWords } from './receipt-words.ts';

/** A receipt as a PDF, and what its file is called. */
export type PrintedReceipt = { bytes: Uint8Array; fileName: string };

/** The receipt of an order, as `readReceipt` gives it. Rejects with `receipt.none` and `rate.limited`. */
export async function printReceipt(
  services: Pick<AppServices, 'db' | 'limits' | 'receipts'>,
  actor: UserActor | StaffActor,
  { orderId }: { orderId: string },
): Promise<PrintedReceipt> {
  const receipt = await readReceipt(services, actor, { orderId });
  await services.limits.consume('receiptPdf', actor.userId);
  const { withdrawal, membership, next: following, ...words } = receiptWords(receipt);
  const links = [membership, withdrawal].flatMap((link) =>
    link ? [linkTo(link, services.receipts)] : [],
  );
  // What the studio does next is the mail's to say: a receipt is read for longer than that.
  const next = membership ? following : [];
  const client = await inOurLetters(receipt.client);
  return {
    bytes: await renderDocument('receipt', receiptData({ ...words, next, links, client })),
    fileName: `comprobante-${words.number}.pdf`,
  };
}

/** Whoever reads it on paper types the address. */
function linkTo(
  { name, path }: ReceiptWords['file'],
  { origin }: Pick<AppServices['receipts'], 'origin'>,
) {
  const { href } = new URL(path, origin);
  return { text: `${name}: ${href}`, href };
}

type Client = { name: string | null; email: string | null };

/** A name of which our fonts have not one letter would be a row of squares: whoever has an address is named by it. */
async function inOurLetters({ name, email }: Client): Promise<Client> {
  const { characters } = await provideFonts();
  const isDrawn = name !== null && isLegible(name, characters);
  return { name: isDrawn || email === null ? name : null, email };
}
