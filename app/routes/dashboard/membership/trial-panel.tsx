import { premium } from '#content/premium.ts';
import { builtTools } from '#content/tool-openings.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';

/** For whoever never tried it. */
export const TrialPanel = ({ outcome }: { outcome: Outcome | undefined }) => (
  <Panel title="Prueba primero">
    <div className="membership-body">
      <OutcomeForm outcome={outcomeOf(outcome, 'try')}>
        <p>
          Son {premium.trialDays} días con todas las herramientas, sin tarjeta. Termina sola; el
          descuento y los créditos empiezan con tu primer pago.
          {builtTools === 'none' &&
            ' Todavía no hay ninguna abierta, y se prueba una sola vez: guárdala para cuando quieras usarlas.'}
        </p>
        <SubmitButton intent="try" busy="Empezando...">
          Probar {premium.trialDays} días
        </SubmitButton>
      </OutcomeForm>
    </div>
  </Panel>
);
