import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Form } from 'react-router';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { EmailChange } from '#server/services/accounts/change-email.ts';

const waits = {
  old: 'Esperamos tu sí en tu correo de siempre',
  new: 'Tu correo de siempre dijo que sí; falta el nuevo',
} satisfies Record<EmailChange['askedOf'], string>;

/** The change that waits for both confirmations, with a button that cancels it. */
export function PendingEmail(props: { change: EmailChange; outcome: Outcome | undefined }) {
  const { change, outcome } = props;
  return (
    <>
      {outcome && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
      )}
      <ul className="panel-rows settings-row is-pending">
        <li>
          <div>
            <p className="panel-row-name">{change.newEmail}</p>
            <p>{waits[change.askedOf]}</p>
          </div>
          <Form method="post">
            <SubmitButton intent="cancel-email" small>
              Cancelar el cambio
            </SubmitButton>
          </Form>
        </li>
      </ul>
    </>
  );
}
