import { answerTimeText } from '#content/answer-times.ts';
import { Button } from '#app/ui/button.tsx';
import { Confirmation, useConfirmation } from '#app/ui/confirmation.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { PageDialog } from '#app/ui/site/page-dialog.tsx';
import { useAnswerTimes } from '#app/ui/site/use-answer-times.ts';
import { ConsentField, MailField, MessageField, NameField, TrapField } from './message-fields.tsx';

/** Where the link that opens the dialog leads without script. */
export const quickContactId = 'contacto-rapido';

/** The short form of the page at `path` in its dialog, which arrives open when there is something to show. */
export function QuickContact(props: {
  path: string;
  title: string;
  text: string;
  outcome: Outcome | undefined;
}) {
  const { outcome } = props;
  const notice = useConfirmation();
  const times = useAnswerTimes();
  return (
    <PageDialog
      id={quickContactId}
      title={props.title}
      open={outcome !== undefined || notice !== null}
    >
      {notice ? (
        <Confirmation notice={notice} again={{ href: props.path, label: 'Volver a la página' }} />
      ) : (
        <>
          <p className="quiet">
            {props.text} {answerTimeText(times)}
          </p>
          <OutcomeForm outcome={outcome}>
            <NameField outcome={outcome} />
            <MailField outcome={outcome} />
            <MessageField
              outcome={outcome}
              label="Cuéntanos"
              placeholder="Tengo tres canciones en maqueta y quiero…"
            />
            <TrapField />
            <ConsentField outcome={outcome} />
            <Button type="submit" look="primary">
              Enviar mensaje
            </Button>
          </OutcomeForm>
        </>
      )}
    </PageDialog>
  );
}
