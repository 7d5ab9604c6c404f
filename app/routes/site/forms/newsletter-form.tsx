import { newsletterConsent } from '#content/data-consent.ts';
import { Button } from '#app/ui/button.tsx';
import { Confirmation, useConfirmation } from '#app/ui/confirmation.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { ConsentField, MailField, TrapField } from './message-fields.tsx';

/** Asks for the newsletter on the page at `path`, whose action is `answerNewsletter`. */
export function NewsletterForm(props: {
  path: string;
  /** Of its button, where it is what the page is for. */
  look?: 'primary';
  outcome: Outcome | undefined;
}) {
  const { path, look, outcome } = props;
  const notice = useConfirmation();
  if (notice)
    return <Confirmation notice={notice} again={{ href: path, label: 'Usar otro correo' }} />;
  return (
    <OutcomeForm outcome={outcome}>
      <MailField outcome={outcome} />
      <TrapField />
      <ConsentField outcome={outcome} text={newsletterConsent} />
      <Button type="submit" look={look}>
        Quiero recibirlo
      </Button>
    </OutcomeForm>
  );
}
