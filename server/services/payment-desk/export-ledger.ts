import type { Readable } from 'node:stream';
import pg from 'pg';
import { methodNames } from '#content/payment-methods.ts';
import { refundReasonWords } from '#content/refund-reasons.ts';
import { bogotaDate, bogotaMidnight, isDate } from '#packages/business-days/src/index.ts';
import { byteOrderMark } from '#packages/csv/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { copyAsActor, isCopyPoolBusy } from '#server/database/copy-as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toStream } from '../to-stream.ts';
import { paymentReference } from './payment-reference.ts';

/** From one day of Bogotá to another, both within. */
export type LedgerDays = { from: string; to: string };

const day = 24 * 60 * 60 * 1000;
const mostDays = 366;

/** The days that somebody asks for; null where they are none, in the wrong order, or too many. */
export function toLedgerDays(from: string | null, to: string | null): LedgerDays | null {
  if (from === null || to === null) return null;
  // Of other centuries there is no payment.
  if (![from, to].every((date) => date.startsWith('20') && isDate(date))) return null;
  const days = (Date.parse(to) - Date.parse(from)) / day + 1;
  return days >= 1 && days <= mostDays ? { from, to } : null;
}

/**
 * What came in and went back in these days as a CSV file for the accountant, the oldest first: UTF-8 with its mark, for
 * Excel, with semicolons and a comma before the hundredths, as it wants them in Colombia; no cell of words is a formula. What
 * went back is negative, and is told of where it left: what the staff gave back by hand went by a transfer, whoever it came
 * through. Each has the reference that its bank or provider knows it by; what went back has that of the payment it is of as
 * well. What is no sale has a kind of its own, and neither base nor IVA: a second payment of the same, one of another
 * amount, what went back twice. Pesos that were asked for before the order took today's rate have none. Who took it is noted before the first row leaves. Rejects with `export.busy` when too many
 * are on their way.
 */
export async function exportLedger(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  days: LedgerDays,
): Promise<ReadableStream<Uint8Array>> {
  const rows = await copyAsActor(db, actor, movementsOf(days)).catch((error: unknown) => {
    throw isCopyPoolBusy(db) ? new AppError('export.busy', { cause: error }) : error;
  });
  try {
    await recordAudit({ db: db.service, now }, actor, {
      action: 'export-ledger',
      subject: { kind: 'ledger', id: null, after: days },
    });
  } catch (error) {
    rows.destroy();
    throw error;
  }
  return toStream(fileOf(rows));
}

async function* fileOf(rows: Readable): AsyncGenerator<Uint8Array, undefined> {
  try {
    yield Buffer.from(byteOrderMark);
    yield* rows;
  } finally {
    // Also for who leaves before the first row.
    rows.destroy();
  }
}

/** `-1608146,00` of hundredths: a number to a spreadsheet set to Colombia. */
const figure = (amount: string) => `replace(trunc(${amount} / 100.0, 2)::text, '.', ',')`;

/** What a column holds, in our words; empty of what has none. */
const worded = (column: string, words: Iterable<readonly [string, string]>) =>
  `case ${column} ${[...words]
    .map(([code, word]) => `when ${pg.escapeLiteral(code)} then ${pg.escapeLiteral(word)}`)
    .join(' ')} end`;

/** What was entered under these accounts, with its sign turned: sales and tax are negative in the ledger. */
const entered = (accounts: string, sign: '' | '-') =>
  `${sign}coalesce(sum(amount) filter (where account ${accounts}), 0)`;

/** `Membresía Digital Pro, un mes: periodo 2, del 2027-02-28 al 2027-03-31`; what was bought where it is no membership. */
const bogotaDay = (moment: string) => `(${moment} at time zone 'America/Bogota')::date`;
const concept = `case when orders.membership_id is null then orders.name
  else 'Membresía ' || orders.name || ': periodo ' || orders.membership_period
    || coalesce(', del ' || ${bogotaDay('period.starts_at')} || ' al ' || ${bogotaDay('period.ends_at')}, '') end`;

/** Each posting once, with what it was about. A posting is of one currency. */
function movementsOf({ from, to }: LedgerDays): string {
  const begin = pg.escapeLiteral(bogotaMidnight(from).toISOString());
  const end = pg.escapeLiteral(bogotaMidnight(dayAfter(to)).toISOString());
  return `with movements as (
      select posting, order_id, at, currency,
        min(account) filter (where account like 'provider:%') as account,
        ${entered(`like 'provider:%'`, '')} as total,
        ${entered(`= 'sales'`, '-')} as base,
        ${entered(`= 'iva'`, '-')} as tax
      from ledger_entries where at >= ${begin} and at < ${end}
      group by posting, order_id, at, currency
    )
    select (movements.at at time zone 'America/Bogota')::date::text as fecha,
      'C-' || lpad(receipts.number::text, greatest(6, length(receipts.number::text)), '0') as comprobante,
      orders.code as pedido, app.plain_cell(orders.client_name) as cliente,
      app.plain_cell(${concept}) as concepto,
      case movements.account when 'provider:wompi' then 'Wompi' when 'provider:paypal' then 'PayPal'
        else 'Transferencia' end as "proveedor",
      movements.currency as moneda, ${figure('base')} as base, ${figure('tax')} as "IVA",
      ${figure('total')} as total,
      case when refunds.id is not null then 'devolución'
        when movements.posting like 'twice:%' then 'devolución de más'
        when payments.role = 'extra' then 'pago repetido'
        when payments.role = 'mismatch' then 'pago por otro valor' else 'pago' end as tipo,
      app.plain_cell(coalesce(refunds.provider_id, ${paymentReference})) as "transacción",
      case when movements.account = 'provider:' || payments.provider
        then ${worded('payments.method', methodNames)} end as medio, orders.tax_percent as "IVA %",
      case when movements.currency = 'USD' or payment_attempts.amount = orders.pesos
        then ${figure('orders.cop_per_usd')} end as tasa,
      ${worded('refunds.reason', Object.entries(refundReasonWords))} as motivo,
      case when movements.total < 0 then app.plain_cell(${paymentReference}) end as "transacción original",
      app.plain_cell(orders.client_email) as correo
     from movements
     join orders on orders.id = movements.order_id
     left join membership_periods period on period.order_id = orders.id
     left join refunds on movements.posting = 'back:' || refunds.id
     join payments on payments.id =
       coalesce(refunds.payment_id, regexp_replace(movements.posting, '^(in|twice:\\d+):', ''))
     join payment_attempts on payment_attempts.id = payments.attempt_id
     left join transfer_reports on transfer_reports.attempt_id = payments.attempt_id
     left join receipts on receipts.payment_id = payments.id
     order by movements.at, movements.posting, movements.currency`;
}

const dayAfter = (date: string): string => bogotaDate(new Date(+bogotaMidnight(date) + day));
