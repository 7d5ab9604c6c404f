import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RowCounts } from '#server/copy/copy-format.ts';
import { afterCopy, type ReceiptNumbers, receiptNumbersIn } from '#server/copy/receipt-start.ts';
import { restoreCopy } from '#server/copy/restore-copy.ts';
import { writeCopy } from '#server/copy/write-copy.ts';
import { numberText } from '#server/services/receipts/receipt-start-words.ts';
import { readNumber, refuseNext } from './next-receipt.ts';
import { readClock } from './read-clock.ts';
import { withServer } from './with-database.ts';

/** npm run db -- copy ARCHIVO: every row in one file, while the server runs. */
export async function copyDatabase(name?: string): Promise<string> {
  if (!name) throw new Error('Uso: npm run db -- copy ARCHIVO');
  const file = resolve(name);
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`La carpeta ${dirname(file)} no existe: créala o elige otra.`);
  }
  const rows = await withServer((source) => writeCopy(source, file), { existing: true });
  return [
    listOf(rows),
    `Lista la copia de la base de datos: ${file}`,
    'Después de ella, copia también de DATA_DIR: files y secrets.json.',
  ].join('\n');
}

/** npm run db -- restore ARCHIVO: a copy in an empty database, whose receipts go on where no number is given twice. */
export async function restoreDatabase(...args: string[]): Promise<string> {
  const { name, otherSecret, nextReceipt } = readArguments(args);
  const file = resolve(name);
  const { numbers, next, rows } = await withServer(
    async (target) => {
      const numbers = await receiptNumbersIn(file);
      const next = nextReceipt ?? afterCopy(numbers);
      refuseNext(next, numbers);
      const receipts = {
        next,
        reason: `Se restauró ${basename(file)}. ${lastOf(numbers)}`,
        at: (await readClock(target.config))(),
      };
      return { numbers, next, rows: await restoreCopy(target, file, { otherSecret, receipts }) };
    },
    { idle: true },
  );
  const isRaised = nextReceipt === undefined && next !== numbers.next;
  return [
    listOf(rows),
    `Listo: la base de datos es la de ${file}`,
    `El próximo comprobante será el ${numberText(next)}. ${lastOf(numbers)}${isRaised ? raisedText(numbers) : ''}`,
  ].join('\n');
}

const raisedText = ({ next }: ReceiptNumbers) =>
  ` Así no se repite ninguno de los que se dieron después. Si no hubo (el servidor ya estaba detenido): npm run db -- next-receipt ${next} "MOTIVO"`;

const lastOf = ({ last }: ReceiptNumbers) =>
  last === 0 ? 'La copia no tiene ninguno.' : `El último de la copia es el ${numberText(last)}.`;

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'other-secret': { type: 'boolean' }, 'next-receipt': { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error('One file');
    const typed = values['next-receipt'];
    return {
      name,
      otherSecret: values['other-secret'] ?? false,
      nextReceipt: typed === undefined ? undefined : readNumber(typed),
    };
  } catch (cause) {
    throw new Error('Uso: npm run db -- restore ARCHIVO [--next-receipt NÚMERO] [--other-secret]', {
      cause,
    });
  }
}

const listOf = (rows: RowCounts) =>
  Object.entries(rows)
    .map(([table, count]) => `${String(count).padStart(9)}  ${table}`)
    .join('\n');
