import type { ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import {
  documentTypes,
  requestKindNames,
  requestKinds,
  termText,
} from '#packages/legal-requests/src/index.ts';
import './what-is-asked.css';

/** How the fields are called where a person writes for themselves, and where the staff writes for them. */
const words = {
  own: {
    name: '¿Cómo te llamas?',
    document: 'Si es sobre tus datos, nos ayuda a comprobar que eres tú.',
    subject: '¿Qué pides?',
  },
  theirs: {
    name: 'Quién la hace',
    document: 'Si es sobre sus datos, ayuda a comprobar quién es.',
    subject: 'Qué pide',
  },
} as const;

const kinds = requestKindNames.map((kind) => {
  const { label, about, term } = requestKinds[kind];
  return { value: kind, label, detail: `${about}. En ${termText(term)}.` };
});

/** The fields of a request that people and staff fill in alike; how to answer stands among them. */
export function WhatIsAsked(props: {
  whose: keyof typeof words;
  outcome: Outcome | undefined;
  children: ReactNode;
}) {
  const { whose, outcome } = props;
  const says = words[whose];
  const { values = {}, errors = {} } = outcome ?? {};
  return (
    <>
      <div className="asked-kinds">
        <Segmented
          legend="¿Qué tipo de solicitud es?"
          name="kind"
          options={kinds}
          defaultValue={values.kind ?? ''}
          error={errors.kind}
          inputProps={{ required: true }}
        />
      </div>
      <Field label={says.name} error={errors.name}>
        <TextInput
          name="name"
          autoComplete={whose === 'own' ? 'name' : 'off'}
          required
          defaultValue={values.name}
        />
      </Field>
      {props.children}
      <div className="asked-pair">
        <Field label="Documento" optional error={errors.documentType}>
          <Select name="documentType" defaultValue={values.documentType ?? ''}>
            <option value="">Sin documento</option>
            {Object.entries(documentTypes).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Número" optional hint={says.document} error={errors.documentNumber}>
          <TextInput
            name="documentNumber"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.documentNumber}
          />
        </Field>
      </div>
      <Field label="Celular o teléfono" optional error={errors.phone}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete={whose === 'own' ? 'tel' : 'off'}
          placeholder="300 123 4567"
          defaultValue={values.phone}
        />
      </Field>
      <Field label={says.subject} hint="En una línea." error={errors.subject}>
        <TextInput
          name="subject"
          required
          maxLength={160}
          autoComplete="off"
          placeholder="Que borren mi correo de su lista"
          defaultValue={values.subject}
        />
      </Field>
      <Field label="Los hechos" hint="Qué pasó, cuándo y con quién." error={errors.facts}>
        <TextArea name="facts" rows={7} maxLength={10_000} required defaultValue={values.facts} />
      </Field>
    </>
  );
}
