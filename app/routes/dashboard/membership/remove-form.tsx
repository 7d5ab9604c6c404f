import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';

type Props = {
  intent: 'nequi-remove' | 'paypal-remove';
  outcome: Outcome | undefined;
  busy: string;
  children: string;
};

/** Takes away what charges it by itself, or waits to. */
export const RemoveForm = ({ intent, outcome, busy, children }: Props) => (
  <OutcomeForm outcome={outcomeOf(outcome, intent)}>
    <div>
      <SubmitButton intent={intent} busy={busy}>
        {children}
      </SubmitButton>
    </div>
  </OutcomeForm>
);
