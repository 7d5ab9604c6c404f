import { newsletterConsent } from '#content/data-consent.ts';
import { Button } from '#app/ui/button.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { ConsentField, MailField, TrapField } from './message-fields.tsx';

const newsletterPath = '/boletin';

/** Asks for the newsletter, from whatever page it stands on. */
export function NewsletterForm({ outcome }: { outcome?: Outcome | undefined }) {
  return (
    <OutcomeForm outcome={outcome} action={newsletterPath}>
      <MailField outcome={outcome} />
      <TrapField />
      <ConsentField outcome={outcome} text={newsletterConsent} />
      <Button type="submit">Quiero recibirlo</Button>
    </OutcomeForm>
  );
}
