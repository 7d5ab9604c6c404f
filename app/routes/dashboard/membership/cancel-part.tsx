import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestReason } from '#packages/membership/src/index.ts';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { dayText } from './membership-words.ts';

/** One screen to cancel, without a question that has to be answered; and back again, as long as what was paid lasts. */
export function CancelPart({ own, outcome }: { own: OwnMembership; outcome: Outcome | undefined }) {
  const { status, paidUntil, renewal } = own;
  if (status === 'cancelled_at_period_end')
    return (
      <Panel title="¿Sigues con nosotros?">
        <div className="membership-body">
          <OutcomeForm outcome={outcomeOf(outcome, 'resume')}>
            <p>
              Puedes arrepentirte hasta el {paidUntil && dayText(paidUntil)}: tu membresía sigue{' '}
              {renewal === 'link'
                ? 'y se paga por el enlace que te mandamos, o como elijas después'
                : 'como estaba'}
              , y hoy no se cobra nada.
            </p>
            <SubmitButton intent="resume" look="primary" busy="Guardando...">
              Seguir con Premium
            </SubmitButton>
          </OutcomeForm>
        </div>
      </Panel>
    );
  const mine = outcomeOf(outcome, 'cancel');
  return (
    <Panel title="Cancelar">
      <div className="membership-body">
        <OutcomeForm outcome={mine}>
          <p>
            {status === 'past_due'
              ? 'Tu periodo ya terminó: si cancelas ahora, vuelves hoy a la cuenta gratuita. No se cobra nada más.'
              : `No se cobra nada más, y conservas Premium hasta el ${paidUntil ? dayText(paidUntil) : ''}. Hasta ese día puedes arrepentirte.`}
            {renewal === 'paypal' &&
              ' Le decimos a PayPal que no cobre más; si un cobro alcanza a salir, te lo devolvemos.'}
          </p>
          <Field
            label="¿Qué te faltó?"
            hint="Opcional: nos ayuda a mejorar."
            error={mine?.errors.reason}
          >
            <TextArea
              name="reason"
              rows={2}
              maxLength={longestReason}
              defaultValue={mine?.values.reason}
            />
          </Field>
          <SubmitButton intent="cancel" busy="Cancelando...">
            Cancelar la membresía
          </SubmitButton>
        </OutcomeForm>
      </div>
    </Panel>
  );
}
