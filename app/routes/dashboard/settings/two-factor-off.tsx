import { SubmitButton } from '#app/ui/submit-button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

/** What the second step is, and the password that begins it. */
export function TwoFactorOff(props: { outcome: Outcome | undefined }) {
  return (
    <Panel title="Verificación en dos pasos">
      <div className="settings-body">
        <OutcomeForm outcome={props.outcome}>
          <p>
            Al entrar, después de la contraseña pedimos un código de 6 números que cambia cada 30
            segundos en una aplicación de tu teléfono: Google Authenticator, Aegis, 1Password o la
            que ya uses.
          </p>
          <CurrentPasswordField outcome={props.outcome} />
          <SubmitButton intent="start" look="primary" busy="Preparando código...">
            Empezar
          </SubmitButton>
        </OutcomeForm>
      </div>
    </Panel>
  );
}
