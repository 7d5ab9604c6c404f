import { wantedServiceNames, wantedServices } from '#packages/contact/src/index.ts';
import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { MailField, MessageField, NameField } from './message-fields.tsx';
import './contact-fields.css';

const needs = wantedServiceNames.map((value) => ({ value, label: wantedServices[value] }));

/** Who writes and what for: the form of the home page, and the beginning of that of /contact. */
export function ContactFields(props: {
  values: Record<string, string>;
  outcome: Outcome | undefined;
}) {
  const { values, outcome } = props;
  return (
    <>
      <div className="contact-who">
        <NameField value={values.name} outcome={outcome} />
        <MailField value={values.email} outcome={outcome} />
      </div>
      <Segmented
        legend="¿Qué necesitas?"
        name="service"
        options={needs}
        defaultValue={values.service ?? ''}
        error={outcome?.errors.service}
        inputProps={{ required: true }}
      />
      <MessageField
        label="Cuéntanos de tu proyecto"
        placeholder="Tengo cinco canciones grabadas en casa y quiero…"
        hint="Si tienes un enlace para escuchar, pégalo aquí."
        value={values.message}
        outcome={outcome}
      />
      <Field label="Celular o teléfono" optional error={outcome?.errors.phone}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="300 123 4567"
          defaultValue={values.phone}
        />
      </Field>
    </>
  );
}
