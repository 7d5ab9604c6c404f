import { href } from 'react-router';
import { contactConsent } from '#content/data-consent.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import './message-fields.css';

type Told = { outcome: Outcome | undefined };
/** What the field begins with, unless the last try says otherwise. */
type Begun = Told & { value?: string | undefined };

export const NameField = ({ outcome, value = outcome?.values.name }: Begun) => (
  <Field label="¿Cómo te llamas?" error={outcome?.errors.name}>
    <TextInput name="name" autoComplete="name" required defaultValue={value} />
  </Field>
);

export const MailField = ({ outcome, value = outcome?.values.email }: Begun) => (
  <Field label="Correo" error={outcome?.errors.email}>
    <TextInput
      name="email"
      type="email"
      autoComplete="email"
      placeholder="tu@correo.com"
      required
      defaultValue={value}
    />
  </Field>
);

export const MessageField = (
  props: Begun & { label: string; placeholder: string; hint?: string },
) => (
  <Field label={props.label} hint={props.hint} error={props.outcome?.errors.message}>
    <TextArea
      name="message"
      rows={5}
      maxLength={5000}
      placeholder={props.placeholder}
      required
      defaultValue={props.value ?? props.outcome?.values.message}
    />
  </Field>
);

/** The tick that Ley 1581 asks for, never ticked beforehand. `text` ends with the name of the policy. */
export function ConsentField({ outcome, text = contactConsent }: Told & { text?: string }) {
  const policy = 'política de tratamiento de datos';
  const [before = '', after = ''] = text.split(policy);
  return (
    <Checkbox
      name="consent"
      required
      defaultChecked={outcome?.values.consent === 'on'}
      error={outcome?.errors.consent}
    >
      {before}
      <NewTabLink href={href('/politica-privacidad')}>{policy}</NewTabLink>
      {after}
    </Checkbox>
  );
}

/** Nobody sees it; a program that fills in everything fills it in. */
export const TrapField = () => (
  <div className="trap" aria-hidden="true">
    <label>
      No escribas aquí
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
