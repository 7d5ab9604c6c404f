import { useLocation } from 'react-router';
import { attachmentMegabytes } from '#content/attachment.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { confirmationId } from '#app/ui/notice.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { ContactFields } from '../site/forms/contact-fields.tsx';
import { ConsentField, TrapField } from '../site/forms/message-fields.tsx';
import { AttachmentInput } from './attachment-input.tsx';
import type { Prefill } from './prefill.ts';
import { useSending } from './sending.ts';

/** What was typed is kept by this name, and what the page came with. */
export const contactDraft = 'contacto';

/** The whole form: who, what, an attachment if there is one, and from which page they came. */
export function ContactForm(props: {
  begun: Prefill & { page: string };
  outcome: Outcome | undefined;
}) {
  const { begun, outcome } = props;
  const values: Record<string, string> = outcome?.values ?? begun;
  const sending = useSending();
  // A page that leads here with its own words begins a message of its own.
  const { pathname, search } = useLocation();
  const draft = useFormDraft(contactDraft + search, `${pathname}#${confirmationId}`);
  return (
    <OutcomeForm outcome={outcome} encType="multipart/form-data" keepsDraft>
      <RestoredNotice draft={draft} />
      <input type="hidden" name="page" value={values.page} />
      <ContactFields values={values} outcome={outcome} />
      <Field
        label="Tu demo"
        optional
        hint={`Un audio de hasta ${attachmentMegabytes} MB. Solo lo oye el equipo.`}
        error={outcome?.errors.demo}
      >
        <AttachmentInput />
      </Field>
      <TrapField />
      <ConsentField outcome={outcome} />
      {sending}
      <SubmitButton look="primary" busy="Enviando mensaje...">
        Enviar mensaje
      </SubmitButton>
    </OutcomeForm>
  );
}
