import { href } from 'react-router';
import { hasBioPlatform, hasBioTone } from '#content/plan-limits.ts';
import type { BioRequest } from '#packages/bio/src/index.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import { FieldMessages } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { DeleteRun } from '../frame/delete-run.tsx';
import { Gate } from '../frame/gate.tsx';

/** What else can be done with biographies: other words for the same facts, or to delete them. */
export function RewordForm(props: {
  bio: { id: string; request: BioRequest };
  token: string;
  tier: AccountTier;
  outcome: Outcome | undefined;
}) {
  const { bio, token, tier, outcome } = props;
  const { tone, press } = bio.request;
  const isAllowed = hasBioTone(tier, tone) && (!press || hasBioPlatform(tier, 'press'));
  return (
    <div className="bio-more">
      <Gate
        tier={tier}
        needs={isAllowed ? 'free' : 'pro'}
        path={href('/bio-generator')}
        text="Estas biografías se escribieron con Premium. Quedan tuyas; para otra redacción igual hace falta el plan."
      >
        <OutcomeForm outcome={outcome}>
          <input type="hidden" name="token" value={token} />
          <p>Los mismos datos dichos de otra manera, en una página nueva. Esta queda como está.</p>
          <FieldMessages error={outcome?.errors.tone ?? outcome?.errors.press} />
          <div className="row">
            <SubmitButton intent="reword" busy="Escribiendo...">
              Otra redacción
            </SubmitButton>
          </div>
        </OutcomeForm>
      </Gate>
      <DeleteRun what="Estas biografías y lo que les cambiaste se van" />
    </div>
  );
}
