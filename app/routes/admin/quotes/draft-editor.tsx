import { href, Link } from 'react-router';
import { buttonClass, ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import { moneyOf, QuoteTotals } from '../../quote/quote-lines.tsx';
import { AskFirst } from './ask-first.tsx';
import { DetailsForm } from './details-form.tsx';
import { DraftLines } from './draft-lines.tsx';
import { AddForms } from './line-forms.tsx';
import { useSeen } from './use-seen.ts';

/** A draft: its lines, what it says beside them, and the way out. */
export function DraftEditor(props: {
  quote: StaffQuote;
  openLine: number | null;
  /** Whether it is asked if it should be deleted. */
  isAsked: boolean;
  outcome: Outcome | undefined;
}) {
  const { quote, openLine, outcome } = props;
  const { id: quoteId, totals, proposalId } = quote;
  const seen = useSeen(quote, outcome);
  return (
    <div className="desk-columns">
      <Panel title="Lo que se ofrece">
        <DraftLines quote={quote} seen={seen} openLine={openLine} outcome={outcome} />
        {quote.lines.length > 0 && <QuoteTotals quote={quote} />}
      </Panel>
      <AddForms quote={quote} seen={seen} outcome={outcome} />
      <div className="desk-side">
        <Panel title="Enviar">
          <div className="desk-panel-body">
            <p>
              Va a <bdi>{quote.email}</bdi>, por <b>{moneyOf(quote, totals.total)}</b>. Lo enviado
              no se cambia: si algo falta, se retira y se hace otra.
            </p>
            <OutcomeForm outcome={outcomeOf(outcome, 'send')}>
              <input type="hidden" name="revision" value={seen.revision} />
              <div className="desk-buttons">
                <SubmitButton intent="send" look="primary" busy="Enviando...">
                  Enviar
                </SubmitButton>
                <ButtonLink href={href('/admin/cotizaciones/:quoteId/pdf', { quoteId })}>
                  Ver el PDF
                </ButtonLink>
              </div>
            </OutcomeForm>
            {proposalId !== null && (
              <p>
                <Link
                  to={href('/admin/contact-submissions/:proposalId', { proposalId })}
                  className={buttonClass({ look: 'quiet', small: true })}
                >
                  Ver la propuesta
                </Link>
              </p>
            )}
          </div>
        </Panel>
        <Panel title="Datos">
          <div className="desk-panel-body">
            <DetailsForm quote={quote} seen={seen} outcome={outcomeOf(outcome, 'details')} />
          </div>
        </Panel>
        <AskFirst
          quoteId={quoteId}
          isAsked={props.isAsked}
          outcome={outcomeOf(outcome, 'delete')}
          title="Eliminar"
          effect="No se ha enviado: se va del todo."
          ask="Eliminar el borrador"
          question="¿Estás seguro de eliminar este borrador?"
          intent="delete"
          busy="Eliminando..."
          revision={seen.revision}
        />
      </div>
    </div>
  );
}
