import { href, Link } from 'react-router';
import { priceText } from '#content/money.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { QuoteSummary } from '#server/services/quotes/list-quotes.ts';
import { QuoteBadge } from '../../quote/quote-badge.tsx';

/** The quotes of a proposal, and the way to one more. `newKey` is an idempotency key that nothing has used yet. */
export const ProposalQuotes = (props: {
  quotes: readonly QuoteSummary[];
  newKey: string;
  outcome: Outcome | undefined;
}) => (
  <Panel title="Cotizaciones" id="cotizaciones">
    {props.quotes.length > 0 && (
      <ul className="panel-rows">
        {props.quotes.map(({ id, number, state, total }) => (
          <li key={id}>
            <div>
              <Link
                className="panel-row-name"
                to={href('/admin/cotizaciones/:quoteId', { quoteId: id })}
              >
                {number ?? 'Borrador'}
              </Link>
              <br />
              {priceText(total)}
            </div>
            <QuoteBadge state={state} />
          </li>
        ))}
      </ul>
    )}
    <div className="desk-panel-body">
      <OutcomeForm outcome={props.outcome}>
        <input type="hidden" name="idempotencyKey" value={props.newKey} />
        <div className="desk-buttons">
          <SubmitButton intent="quote" small busy="Creando...">
            Nueva cotización
          </SubmitButton>
        </div>
      </OutcomeForm>
    </div>
  </Panel>
);
