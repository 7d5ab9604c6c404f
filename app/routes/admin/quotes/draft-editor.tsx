import { keepDrawn, later } from '#app/ui/later.tsx';
import { type Outcome, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import { QuoteTotals } from '../../quote/quote-lines.tsx';
import { DetailsForm } from './details-form.tsx';
import { DraftLines } from './draft-lines.tsx';
import { AddForms } from './line-forms.tsx';
import type { OfferForSale } from './packages-for-sale.ts';
import { useSeen } from './use-seen.ts';

const loadAskFirst = () => import('./ask-first.tsx');
const AskFirst = keepDrawn(
  import.meta.env.SSR ? (await loadAskFirst()).AskFirst : later(loadAskFirst, 'AskFirst'),
);

/** A draft: its lines, what it says beside them, and the way out. */
export function DraftEditor(props: {
  quote: StaffQuote;
  offers: readonly OfferForSale[];
  openLine: number | null;
  /** Whether it is asked if it should be deleted. */
  isAsked: boolean;
  outcome: Outcome | undefined;
}) {
  const { quote, offers, openLine, outcome } = props;
  const seen = useSeen(quote, outcome);
  return (
    <div className="desk-columns">
      <Panel title="Lo que se ofrece">
        <DraftLines quote={quote} seen={seen} openLine={openLine} outcome={outcome} />
        {quote.lines.length > 0 && <QuoteTotals quote={quote} />}
      </Panel>
      <AddForms quote={quote} offers={offers} seen={seen} outcome={outcome} />
      <div className="desk-side">
        <Panel title="Datos y envío">
          <div className="desk-panel-body">
            <DetailsForm quote={quote} seen={seen} outcome={outcome} />
          </div>
        </Panel>
        <AskFirst
          quoteId={quote.id}
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
