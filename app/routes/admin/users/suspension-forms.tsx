import { Field } from '#app/ui/field.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { groundLabels, suspensionGrounds, warningDays } from '#packages/account/src/index.ts';
import type { User } from '#server/services/users/read-user.ts';
import { More } from '../more.tsx';
import { lastOf } from './last-entry.ts';
import { WordsField } from './words-field.tsx';

type Asked = { user: User; outcome: Outcome | undefined };

const moment = momentText('long');

/** What the terms of use promise: first a reason and some days, and at once only for a risk or an order. */
export const OpenAccountForms = (props: Asked) => (
  <>
    <WarningForm {...props} key={`warned ${lastOf(props.user, 'warned')}`} />
    <SuspensionForm {...props} key={`suspended ${lastOf(props.user, 'suspended')}`} />
  </>
);

function WarningForm({ outcome: last }: Asked) {
  const outcome = outcomeOf(last, 'warn');
  return (
    <More title="Darle un plazo para corregir" isOpen={outcome !== undefined}>
      <OutcomeForm outcome={outcome}>
        <WordsField
          name="reason"
          label="Qué debe corregir"
          hint="Lo lee en un correo, con la fecha."
          outcome={outcome}
        />
        <Field label="Plazo" error={outcome?.errors.days}>
          <Select name="days" defaultValue={outcome?.values.days ?? '5'} required>
            {warningDays.map((days) => (
              <option key={days} value={days}>
                {days} días
              </option>
            ))}
          </Select>
        </Field>
        <div className="desk-buttons">
          <SubmitButton intent="warn" small busy="Enviando...">
            Dar plazo
          </SubmitButton>
        </div>
      </OutcomeForm>
    </More>
  );
}

function SuspensionForm({ user, outcome: last }: Asked) {
  const outcome = outcomeOf(last, 'suspend');
  const grounds = suspensionGrounds.filter((one) => one !== 'uncorrected' || user.isOverdue);
  return (
    <More title="Suspenderla" isOpen={outcome !== undefined}>
      <OutcomeForm outcome={outcome}>
        <p>
          Le queda una página: lee el motivo, responde, se lleva sus archivos o elimina la cuenta.
          No se borra nada.
        </p>
        <Field
          label="Por qué"
          hint={
            user.isOverdue
              ? undefined
              : 'Para lo que se pueda corregir, dale antes un plazo y espera a que se cumpla.'
          }
          error={outcome?.errors.ground}
        >
          <Select name="ground" defaultValue={outcome?.values.ground ?? ''} required>
            <option value="">Elige por qué</option>
            {grounds.map((ground) => (
              <option key={ground} value={ground}>
                {groundLabels[ground]}
              </option>
            ))}
          </Select>
        </Field>
        <WordsField
          name="reason"
          label="Motivo"
          hint="Lo lee en un correo y en su página."
          outcome={outcome}
        />
        <div className="desk-buttons">
          <SubmitButton intent="suspend" look="danger" small busy="Suspendiendo...">
            Suspender
          </SubmitButton>
        </div>
      </OutcomeForm>
    </More>
  );
}

/** Answers what a suspended person wrote, or opens the account again: the same words, and two buttons. */
export function SuspendedAccountForm({ user, outcome: last }: Asked) {
  const outcome = outcomeOf(last, 'uphold') ?? outcomeOf(last, 'reactivate');
  const { reviewAskedAt } = user;
  const answer = reviewAskedAt && user.entries.find(({ kind }) => kind === 'answered');
  return (
    <OutcomeForm outcome={outcome} key={`upheld ${lastOf(user, 'upheld')}`}>
      <p>
        {reviewAskedAt
          ? `Respondió el ${moment(reviewAskedAt)} y pidió una revisión:`
          : 'No hay una respuesta suya por revisar. La pueden reactivar cuando quieran.'}
      </p>
      {answer && (
        <p className="desk-history-text" dir="auto">
          <bdi>{answer.body}</bdi>
        </p>
      )}
      <WordsField
        name="decision"
        label="Qué decidieron"
        hint="Lo lee en un correo."
        outcome={outcome}
      />
      <div className="desk-buttons">
        <SubmitButton intent="reactivate" look="primary" small busy="Reactivando...">
          Reactivar
        </SubmitButton>
        {reviewAskedAt && (
          <SubmitButton intent="uphold" small busy="Enviando...">
            Mantener suspendida
          </SubmitButton>
        )}
      </div>
    </OutcomeForm>
  );
}
