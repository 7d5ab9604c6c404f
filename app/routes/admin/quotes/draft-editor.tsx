import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import { QuoteTotals } from '../../quote/quote-lines.tsx';
import { DetailsForm } from './details-form.tsx';
import { DraftLines } from './draft-lines.tsx';
import { AddForms } from './line-forms.tsx';
import { useSeen } from './use-seen.ts';

/** A draft: its lines, what it says beside them, and the way out. */
export function DraftEditor(props: {
  quote: StaffQuote;
  openLine: number | null;
  outcome: Outcome | undefined;
}) {
  const { quote, openLine, outcome } = props;
  const seen = useSeen(quote, outcome);
  return (
    <div className="desk-columns">
      <Panel title="Lo que se ofrece">
        <DraftLines quote={quote} seen={seen} openLine={openLine} outcome={outcome} />
        {quote.lines.length > 0 && <QuoteTotals quote={quote} />}
      </Panel>
      <AddForms quote={quote} seen={seen} outcome={outcome} />
      <div className="desk-side">
        <Panel title="Datos y envío">
          <div className="desk-panel-body">
            <DetailsForm quote={quote} seen={seen} outcome={outcome} />
          </div>
        </Panel>
        <Panel title="Eliminar">
          <div className="desk-panel-body">
            <OutcomeForm outcome={outcomeOf(outcome, 'delete')}>
              <input type="hidden" name="revision" value={seen.revision} />
              <p>No se ha enviado: se va del todo.</p>
              <div className="desk-buttons">
                <SubmitButton intent="delete" look="danger" small busy="Eliminando...">
                  Eliminar el borrador
                </SubmitButton>
              </div>
            </OutcomeForm>
          </div>
        </Panel>
      </div>
    </div>
  );
}
