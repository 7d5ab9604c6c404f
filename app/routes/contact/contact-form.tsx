import { demoMegabytes } from '#content/demo-file.ts';
import { SubmitKey } from '#app/ui/submit-key.tsx';
import { Field } from '#app/ui/field.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { ContactFields } from '../site/forms/contact-fields.tsx';
import { ConsentField, TrapField } from '../site/forms/message-fields.tsx';
import { DemoInput } from './demo-input.tsx';
import type { Prefill } from './prefill.ts';
import { useSending } from './sending.ts';

/** The whole form: who, what, and a demo if there is one. */
export function ContactForm(props: { prefill: Prefill; outcome: Outcome | undefined }) {
  const { outcome } = props;
  const sending = useSending();
  return (
    <OutcomeForm outcome={outcome} encType="multipart/form-data">
      <ContactFields values={outcome?.values ?? props.prefill} outcome={outcome} />
      <Field
        label="Tu demo"
        optional
        hint={`Un audio de hasta ${demoMegabytes} MB. Solo lo oye el equipo.`}
        error={outcome?.errors.demo}
      >
        <DemoInput />
      </Field>
      <TrapField />
      <ConsentField outcome={outcome} />
      {sending}
      <SubmitKey look="primary" busy="Enviando mensaje...">
        Enviar mensaje
      </SubmitKey>
    </OutcomeForm>
  );
}
