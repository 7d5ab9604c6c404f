import { Field } from '#app/ui/field.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestWords } from '#packages/account/src/index.ts';
import type { OwnSuspension } from '#server/services/users/read-suspension.ts';

const moment = momentText('long');

/** Words of the studio, or the person's own, as they were written. */
export const SuspensionWords = ({ children }: { children: string }) => (
  <p className="settings-words" dir="auto">
    <bdi>{children}</bdi>
  </p>
);

/** What was written since the account was suspended, and the answer to it: one waits at a time. */
export function ReviewForm(props: { suspension: OwnSuspension; outcome: Outcome | undefined }) {
  const { suspension, outcome } = props;
  const { entries, isWaiting } = suspension;
  return (
    <>
      {entries.length > 0 && (
        <ol className="settings-exchange" aria-label="Lo que hemos hablado">
          {entries.map(({ id, at, isOwn, body }) => (
            <li key={id} className={isOwn ? 'is-own' : undefined}>
              <p>
                {isOwn ? 'Respondiste' : 'Te respondimos'} el{' '}
                <time dateTime={at.toISOString()}>{moment(at)}</time>
              </p>
              <SuspensionWords>{body}</SuspensionWords>
            </li>
          ))}
        </ol>
      )}
      {isWaiting ? (
        <p>Estamos revisando lo que nos escribiste. Te contamos por correo qué decidimos.</p>
      ) : (
        <OutcomeForm outcome={outcome}>
          <Field
            label="Responder y pedir una revisión"
            hint="Cuéntanos en qué nos equivocamos o qué ya corregiste."
            error={outcome?.errors.answer}
          >
            <TextArea
              name="answer"
              rows={6}
              maxLength={longestWords}
              defaultValue={outcome?.values.answer}
              required
            />
          </Field>
          <SubmitButton intent="answer" look="primary" busy="Enviando...">
            Enviar
          </SubmitButton>
        </OutcomeForm>
      )}
    </>
  );
}
