import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { Table } from '#app/ui/table.tsx';
import type { LedgerPosting } from '#server/services/payment-desk/order-parts.ts';
import { accountWords } from './payment-words.ts';

const moment = momentText('medium');

const figures = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2 });

const figure = (hundredths: number) => figures.format(hundredths / 100);

/** The postings of an order, each of one currency, with what was debited and credited. */
export const OrderLedger = ({ postings }: { postings: readonly LedgerPosting[] }) =>
  postings.length > 0 && (
    <Panel title="Libro" id="libro">
      <div className="payment-ledger">
        <Table caption="Movimientos del pedido, por partida doble">
          <thead>
            <tr>
              <th scope="col">Cuenta</th>
              <th scope="col" className="numeric">
                Débito
              </th>
              <th scope="col" className="numeric">
                Crédito
              </th>
            </tr>
          </thead>
          {postings.map(({ id, at, entries }) => (
            <tbody key={id}>
              <tr className="payment-posting">
                <th scope="rowgroup" colSpan={3}>
                  {postingName(id)} en {entries[0]?.amount.currency},{' '}
                  <time dateTime={at.toISOString()}>{moment(at)}</time>
                </th>
              </tr>
              {entries.map(({ account, amount: { amount, currency } }) => (
                <tr key={`${account} ${currency}`}>
                  <th scope="row">
                    {account === 'clients' && isOwed(id)
                      ? 'Por cobrar al cliente'
                      : accountWords[account]}
                  </th>
                  <td className="numeric">{amount > 0 && figure(amount)}</td>
                  <td className="numeric">{amount < 0 && figure(-amount)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </Panel>
  );

/** Money that went back twice: the client owes it. */
const isOwed = (posting: string) => posting.startsWith('twice:');

function postingName(posting: string): string {
  if (isOwed(posting)) return 'Segunda devolución, que el cliente debe,';
  return posting.startsWith('in:') ? 'Pago' : 'Devolución';
}
