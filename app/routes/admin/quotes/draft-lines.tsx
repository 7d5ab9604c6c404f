import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import { moneyOf } from '../../quote/quote-lines.tsx';
import { EditForm } from './line-forms.tsx';
import type { Seen } from './use-seen.ts';

/** The lines of a draft, each with what may be done to it. */
export function DraftLines(props: {
  quote: StaffQuote;
  seen: Seen;
  openLine: number | null;
  outcome: Outcome | undefined;
}) {
  const { quote, seen, openLine, outcome } = props;
  const { id: quoteId, lines } = quote;
  const here = href('/admin/cotizaciones/:quoteId', { quoteId });
  if (lines.length === 0)
    return <p className="quote-empty">Todavía no hay líneas. Agrega la primera abajo.</p>;
  return (
    <ol className="quote-draft">
      {lines.map(({ description, quantity, unitPrice }, at) => (
        <li key={`${seen.revision} ${at}`}>
          {at === openLine ? (
            <EditForm quote={quote} seen={seen} at={at} outcome={outcome} />
          ) : (
            <>
              <p className="quote-line">
                <bdi>{description}</bdi>
                <b>{moneyOf(quote, quantity * unitPrice)}</b>
                <small>
                  {quantity} × {moneyOf(quote, unitPrice)}
                </small>
              </p>
              <OutcomeForm outcome={ofLine(outcome, at)} action={here}>
                <input type="hidden" name="revision" value={seen.revision} />
                <input type="hidden" name="line" value={at} />
                <div className="desk-buttons">
                  <Link
                    to={`${here}?linea=${at + 1}`}
                    className={buttonClass({ small: true, look: 'quiet' })}
                    preventScrollReset
                  >
                    Editar<span className="visually-hidden"> la línea {at + 1}</span>
                  </Link>
                  <SubmitButton intent="remove" small look="quiet">
                    Quitar<span className="visually-hidden"> la línea {at + 1}</span>
                  </SubmitButton>
                </div>
              </OutcomeForm>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the form of this line led to, or none of another. */
const ofLine = (outcome: Outcome | undefined, at: number) => {
  const own = outcomeOf(outcome, 'remove');
  return own?.values.line === String(at) ? own : undefined;
};
