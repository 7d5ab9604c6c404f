import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { priceText } from '#content/money.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { attemptText } from './payment-words.ts';
import { noKeysText, providerWords } from './provider-words.ts';

const moment = momentText('medium');

/** Whether the order's page has a form that asks about that attempt. */
export const isCheckShown = ({ attempts, withoutKeys }: StaffOrder, id?: string): boolean =>
  attempts.some(
    (one) => one.id === id && one.provider !== 'manual' && !withoutKeys.includes(one.provider),
  );

/** Asks a provider about each attempt that went there; nothing where none did. */
export function CheckForms(props: { order: StaffOrder; outcome: Outcome | undefined }) {
  const { attempts, payments, withoutKeys } = props.order;
  const asked = attempts.filter(({ provider }) => provider !== 'manual');
  const outcome = outcomeOf(props.outcome, 'check');
  if (asked.length === 0) return null;
  return (
    <Panel title="Preguntarle a la pasarela">
      <ul className="payment-moves">
        {asked.map(({ id, provider, amount, status, createdAt, checkedAt }) => (
          <li key={id}>
            <p>
              <strong>{priceText(amount)}</strong> por {providerWords[provider]}.{' '}
              {attemptText({ id, status }, payments)}
            </p>
            <p className="payment-small">
              Empezó el {moment(createdAt)}
              <br />
              {checkedAt
                ? `El sitio preguntó por última vez el ${moment(checkedAt)}`
                : 'El sitio no ha preguntado todavía.'}
            </p>
            {withoutKeys.includes(provider) ? (
              <p>{noKeysText(provider)}, y no se le puede preguntar. Mira el pago en su panel.</p>
            ) : (
              <OutcomeForm outcome={outcome?.values.attempt === id ? outcome : undefined}>
                <input type="hidden" name="attempt" value={id} />
                <div className="desk-buttons">
                  <SubmitButton intent="check" small busy="Preguntando...">
                    Preguntar ahora
                  </SubmitButton>
                </div>
              </OutcomeForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
