import { requestConsent } from '#content/data-consent.ts';
import { Button } from '#app/ui/button.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { ConsentField, MailField, TrapField } from '../site/forms/message-fields.tsx';
import { WhatIsAsked } from './what-is-asked.tsx';

/** What somebody asks for, and how to answer them. */
export const RequestForm = ({ outcome }: { outcome: Outcome | undefined }) => (
  <OutcomeForm outcome={outcome}>
    <WhatIsAsked whose="own" outcome={outcome}>
      <MailField outcome={outcome} />
    </WhatIsAsked>
    <TrapField />
    <ConsentField outcome={outcome} text={requestConsent} />
    <Button type="submit" look="primary">
      Radicar solicitud
    </Button>
  </OutcomeForm>
);
