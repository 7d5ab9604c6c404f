import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestWords } from '#packages/legal-requests/src/index.ts';
import type { Request } from '#server/services/legal-requests/read-request.ts';
import { More } from '../more.tsx';

/** Puts another address in the place of one that was mistyped. */
export function CorrectForm(props: {
  request: Request;
  newKeys: { correct: string };
  outcome: Outcome | undefined;
}) {
  const { email, mailFailure, identityCheckedAt } = props.request;
  const outcome = outcomeOf(props.outcome, 'correct');
  if (email === null) return null;
  // Under its old key another correction is kept: this is a new one.
  const isKeptBefore = outcome?.code === 'legal-request.done-before';
  return (
    <More title="Corregir el correo" isOpen={outcome !== undefined}>
      <OutcomeForm outcome={outcome}>
        <input
          type="hidden"
          name="idempotencyKey"
          value={
            isKeptBefore
              ? props.newKeys.correct
              : (outcome?.values.idempotencyKey ?? props.newKeys.correct)
          }
        />
        <input type="hidden" name="seen" value={email} />
        {mailFailure === null && (
          <p>
            Si alguien más recibió nuestros mensajes en el correo anterior, conserva el enlace a la
            página de esta solicitud.
          </p>
        )}
        {identityCheckedAt !== null && (
          <p>Ya comprobaron quién es: con otro correo habrá que comprobarlo otra vez.</p>
        )}
        <Field
          label="Correo correcto"
          hint="Le mandamos el radicado otra vez, y ahí le va todo desde ahora."
          error={outcome?.errors.email}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={outcome?.values.email ?? email}
          />
        </Field>
        <Field
          label="Cómo lo sabes"
          hint="Por ejemplo, te lo deletreó por teléfono. Queda en el historial, con el correo anterior."
          error={outcome?.errors.correct}
        >
          <TextArea
            name="correct"
            rows={2}
            maxLength={longestWords}
            required
            defaultValue={outcome?.values.correct}
          />
        </Field>
        <div className="desk-buttons">
          <SubmitButton intent="correct" small busy="Corrigiendo...">
            Corregir
          </SubmitButton>
        </div>
      </OutcomeForm>
    </More>
  );
}
