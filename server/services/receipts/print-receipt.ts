import type { StaffActor, UserActor } from '#server/actor.ts';
import { receiptData } from '#server/documents/receipt-data.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import type { AppServices } from '../app-services.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptWords } from './receipt-words.ts';

/** A receipt as a PDF, and what its file is called. */
export type PrintedReceipt = { bytes: Uint8Array; fileName: string };

/** The receipt of an order, as `readReceipt` gives it. Rejects with `receipt.none` and `rate.limited`. */
export async function printReceipt(
  services: Pick<AppServices, 'db' | 'limits'>,
  actor: UserActor | StaffActor,
  { orderId }: { orderId: string },
): Promise<PrintedReceipt> {
  const receipt = await readReceipt(services, actor, { orderId });
  await services.limits.consume('receiptPdf', actor.userId);
  const words = receiptWords(receipt);
  return {
    bytes: await renderDocument('receipt', receiptData({ ...words, client: receipt.client })),
    fileName: `comprobante-${words.number}.pdf`,
  };
}
