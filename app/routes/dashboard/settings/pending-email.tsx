import { SubmitKey } from '#app/ui/submit-key.tsx';
import { Form } from 'react-router';
import { Arrival } from '#app/ui/arrival.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { EmailChange } from '#server/services/accounts/change-email.ts';

const waits = {
  old: 'Esperamos tu sí en tu correo de siempre',
  new: 'Tu correo de siempre dijo que sí; falta el nuevo',
} satisfies Record<EmailChange['askedOf'], string>;

/** The change that waits for its mails to be answered, with a key that forgets it. */
export function PendingEmail(props: { change: EmailChange; outcome: Outcome | undefined }) {
  const { change, outcome } = props;
  return (
    <>
      {outcome && (
        <Arrival>
          <OutcomeAlert outcome={outcome} />
        </Arrival>
      )}
      <ul className="panel-rows settings-row is-pending">
        <li>
          <div>
            <p className="panel-row-name">{change.newEmail}</p>
            <p>{waits[change.askedOf]}</p>
          </div>
          <Form method="post">
            <SubmitKey intent="cancel-email" small>
              Cancelar el cambio
            </SubmitKey>
          </Form>
        </li>
      </ul>
    </>
  );
}
