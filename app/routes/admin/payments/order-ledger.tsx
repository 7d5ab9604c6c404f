import { priceText } from '#content/money.ts';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { Table } from '#app/ui/table.tsx';
import type { LedgerPosting } from '#server/services/payment-desk/order-parts.ts';
import { accountWords } from './payment-words.ts';

const moment = momentText('medium');

/** The postings of an order, each with what was debited and credited. */
export const OrderLedger = ({ postings }: { postings: readonly LedgerPosting[] }) =>
  postings.length > 0 && (
    <Panel title="Libro" id="libro">
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
                {id.startsWith('in:') ? 'Pago' : 'Devolución'}{' '}
                <time dateTime={at.toISOString()}>{moment(at)}</time>
              </th>
            </tr>
            {entries.map(({ account, amount: { amount, currency } }) => (
              <tr key={`${account} ${currency}`}>
                <th scope="row">{accountWords[account]}</th>
                <td className="numeric">{amount > 0 && priceText({ amount, currency })}</td>
                <td className="numeric">
                  {amount < 0 && priceText({ amount: -amount, currency })}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Panel>
  );
