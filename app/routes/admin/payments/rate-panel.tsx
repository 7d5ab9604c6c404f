import { Checkbox } from '#app/ui/checkbox.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { priceText } from '#content/money.ts';
import type { StaffRate } from '#server/services/payment-desk/list-rates.ts';
import { More } from '../more.tsx';
import { AmountField } from './amount-field.tsx';
import { staffWords } from './staff-words.ts';

const moment = momentText('long');

const rateText = (copPerUsd: number) => priceText({ amount: copPerUsd, currency: 'COP' });

/** What a dollar costs, since when and by whom; the form of another one, and those before. */
export function RatePanel(props: { rates: readonly StaffRate[]; outcome: Outcome | undefined }) {
  const [last, ...before] = props.rates;
  const outcome = outcomeOf(props.outcome, 'rate');
  // What was seen when the form was sent, so that who was too late is told.
  const seen = outcome?.code === 'rate.unsure' ? outcome.values.seen : last?.id;
  return (
    <Panel title="Tasa del dólar">
      <div className="desk-panel-body payment-rate">
        {last ? (
          <p>
            <strong className="figure">{rateText(last.copPerUsd)}</strong> por dólar.{' '}
            <span className="payment-since">
              La puso <bdi>{staffWords(last.staffName)}</bdi> el{' '}
              <time dateTime={last.setAt.toISOString()}>{moment(last.setAt)}</time>
            </span>
          </p>
        ) : (
          <p>
            Todavía no hay tasa: lo que vale dólares no se puede pagar en pesos hasta que pongas
            una.
          </p>
        )}
        <More
          title={last ? 'Cambiar la tasa' : 'Poner la tasa'}
          isOpen={!last || outcome !== undefined}
        >
          <OutcomeForm outcome={outcome}>
            <input type="hidden" name="seen" value={seen ?? ''} />
            <AmountField
              name="copPerUsd"
              label="Pesos por dólar"
              hint="Como 4.012,50. Vale para los pedidos que empiecen desde ahora."
              error={outcome?.errors.copPerUsd}
              value={outcome?.values.copPerUsd}
            />
            {outcome?.code === 'rate.unsure' && (
              <Checkbox name="sure" error={outcome.errors.sure}>
                Sí, está bien
              </Checkbox>
            )}
            <div className="desk-buttons">
              <SubmitButton intent="rate" small busy="Guardando...">
                Guardar la tasa
              </SubmitButton>
            </div>
          </OutcomeForm>
        </More>
        {before.length > 0 && (
          <More title="Tasas anteriores" isOpen={false}>
            <ul className="payment-rates">
              {before.map(({ id, copPerUsd, setAt, staffName }) => (
                <li key={id}>
                  <span>{rateText(copPerUsd)}</span>{' '}
                  <small>
                    <time dateTime={setAt.toISOString()}>{moment(setAt)}</time>,{' '}
                    <bdi>{staffWords(staffName)}</bdi>
                  </small>
                </li>
              ))}
            </ul>
          </More>
        )}
      </div>
    </Panel>
  );
}
