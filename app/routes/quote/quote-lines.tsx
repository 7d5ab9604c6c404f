import { notResponsible } from '#content/iva.ts';
import { priceText } from '#content/money.ts';
import { Table } from '#app/ui/table.tsx';
import { amountsOf } from '#packages/quote/src/index.ts';
import type { Quote } from '#server/services/quotes/quote.ts';
import './quote-lines.css';

type Offered = Pick<Quote, 'currency' | 'discountPercent' | 'lines' | 'taxPercent' | 'totals'>;

/** What is offered, line by line, and what it comes to. */
export const QuoteLines = ({ quote }: { quote: Offered }) => (
  <div className="quote-lines">
    <Table caption="Líneas de la cotización">
      <thead>
        <tr>
          <th scope="col">Qué incluye</th>
          <th scope="col" className="numeric quote-wide">
            Cantidad
          </th>
          <th scope="col" className="numeric quote-wide">
            Cada uno
          </th>
          <th scope="col" className="numeric">
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map(({ description, quantity, unitPrice }, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{description}</bdi>
              {quantity > 1 && (
                <small className="quote-narrow">
                  {quantity} × <span className="quote-unit">{moneyOf(quote, unitPrice)}</span>
                </small>
              )}
            </th>
            <td className="numeric quote-wide">{quantity}</td>
            <td className="numeric quote-wide">{moneyOf(quote, unitPrice)}</td>
            <td className="numeric">{moneyOf(quote, quantity * unitPrice)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <QuoteTotals quote={quote} />
  </div>
);

/** The sum, the discount, the total, and the IVA that is a part of it. */
export function QuoteTotals({ quote }: { quote: Offered }) {
  const { discountPercent, taxPercent, totals } = quote;
  return (
    <div className="quote-totals">
      <dl>
        {discountPercent > 0 && (
          <>
            <div>
              <dt>Suma</dt>
              <dd>{moneyOf(quote, totals.subtotal)}</dd>
            </div>
            <div>
              <dt>Descuento del {discountPercent} %</dt>
              <dd>−{moneyOf(quote, totals.discount)}</dd>
            </div>
          </>
        )}
        <div className="quote-total">
          <dt>Total</dt>
          <dd>{moneyOf(quote, totals.total)}</dd>
        </div>
        {taxPercent > 0 && (
          <>
            <div>
              <dt>Base sin IVA</dt>
              <dd>{moneyOf(quote, totals.base)}</dd>
            </div>
            <div>
              <dt>IVA incluido ({taxPercent} %)</dt>
              <dd>{moneyOf(quote, totals.tax)}</dd>
            </div>
          </>
        )}
      </dl>
      {taxPercent === 0 && <p>{notResponsible}</p>}
    </div>
  );
}

/** An amount of this quote, with cents if any other of it has them. */
export const moneyOf = (
  quote: Pick<Quote, 'currency' | 'lines' | 'totals'>,
  amount: number,
): string => priceText({ amount, currency: quote.currency }, amountsOf(quote));
