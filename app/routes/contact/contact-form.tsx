import { attachmentMegabytes } from '#content/attachment.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { ContactFields } from '../site/forms/contact-fields.tsx';
import { ConsentField, TrapField } from '../site/forms/message-fields.tsx';
import { AttachmentInput } from './attachment-input.tsx';
import type { Prefill } from './prefill.ts';
import { useSending } from './sending.ts';

/** The whole form: who, what, and an attachment if there is one. */
export function ContactForm(props: { prefill: Prefill; outcome: Outcome | undefined }) {
  const { outcome } = props;
  const sending = useSending();
  return (
    <OutcomeForm outcome={outcome} encType="multipart/form-data">
      <ContactFields values={outcome?.values ?? props.prefill} outcome={outcome} />
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
