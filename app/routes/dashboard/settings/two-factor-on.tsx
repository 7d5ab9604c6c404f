import { SubmitButton } from '#app/ui/submit-button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { CodeField } from '../../auth/code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { codesLeft } from './two-factor-row.tsx';

/** New recovery codes, or no second step any more. */
export function TwoFactorOn(props: { recoveryCodesLeft: number; outcome: Outcome | undefined }) {
  const renewal = outcomeOf(props.outcome, 'renew');
  const stop = outcomeOf(props.outcome, 'stop');
  return (
    <>
      <Panel title="Códigos de recuperación">
        <div className="settings-body">
          <OutcomeForm outcome={renewal}>
            <p>
              {codesLeft(props.recoveryCodesLeft)} Con uno entras si no tienes el teléfono. Si pides
              nuevos, los anteriores dejan de servir.
            </p>
            <CurrentPasswordField outcome={renewal} />
            <SubmitButton intent="renew" busy="Generando códigos...">
              Generar códigos nuevos
            </SubmitButton>
          </OutcomeForm>
        </div>
      </Panel>
      <Panel title="Desactivar la verificación">
        <div className="settings-body">
          <OutcomeForm outcome={stop}>
            <p>Para entrar bastará tu contraseña. Puedes activarla otra vez cuando quieras.</p>
            <CurrentPasswordField outcome={stop} />
            <CodeField kind="any" error={stop?.errors.code} />
            <SubmitButton intent="stop" look="danger" busy="Desactivando...">
              Desactivar
            </SubmitButton>
          </OutcomeForm>
        </div>
      </Panel>
    </>
  );
}
