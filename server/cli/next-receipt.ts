import { openServiceClient } from '#server/copy/open-client.ts';
import {
  type ReceiptNumbers,
  readReceiptNumbers,
  type ReceiptStart,
  startReceipts,
} from '#server/copy/receipt-start.ts';
import { numberText, startText } from '#server/services/receipts/receipt-start-words.ts';
import { StartError } from '#server/start-error.ts';
import { printable } from './printable.ts';
import { readClock } from './read-clock.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Uso: npm run db -- next-receipt [NÚMERO "MOTIVO"]';
const longestReason = 500;
/** A number that was typed with a digit too many would stay for good. */
const furthest = 100_000;

/** npm run db -- next-receipt [NÚMERO MOTIVO]: which number the next receipt has, or will have, and why. */
export async function nextReceipt(typed?: string, ...words: string[]): Promise<string> {
  const next = typed === undefined ? null : readNumber(typed);
  const reason = words.join(' ').trim();
  if (next !== null && (reason === '' || reason.length > longestReason))
    throw new Error(`${usage}\nEl motivo queda escrito: es lo que explica los números sin usar.`);
  const said = await withDatabase(
    async ({ app, config }) => {
      await using service = await openServiceClient(app);
      const { client } = service;
      if (next !== null) {
        const at = (await readClock(config))();
        await client.query('begin');
        // Whoever numbers a receipt waits, or has done it.
        await client.query('lock table receipts in share row exclusive mode');
        refuseNext(next, await readReceiptNumbers(client));
        await startReceipts(client, { next, reason, at });
        await client.query('commit');
      }
      const { rows: starts } = await client.query<ReceiptStart>(
        `select next::integer as next, reason, set_at as at from receipt_starts order by place`,
      );
      const numbers = await readReceiptNumbers(client);
      return [
        ...starts.map((start) => printable(startText(start))),
        `El próximo comprobante será el ${numberText(numbers.next)}.`,
      ];
    },
    { existing: true },
  );
  return said.join('\n');
}

/** `120` or `C-000120`. */
export function readNumber(typed: string): number {
  const digits = /^(?:C-)?0{0,9}([1-9]\d{0,8})$/i.exec(typed)?.[1];
  if (digits === undefined) throw new Error(usage);
  return Number(digits);
}

/** Refuses a next number that would be given twice, or that is further than anybody means. */
export function refuseNext(next: number, { last, next: usual }: ReceiptNumbers): void {
  if (next <= last)
    throw new StartError(
      `El comprobante ${numberText(next)} ya se dio: el próximo puede ser el ${last + 1} o uno mayor.`,
    );
  if (next > usual + furthest)
    throw new StartError(
      `Del ${usual} al ${next} hay demasiados números: revisa el que escribiste. Puedes dejar hasta ${furthest} sin usar.`,
    );
}
