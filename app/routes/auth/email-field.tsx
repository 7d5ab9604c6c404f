import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';

/** An address that one form of a page has for the other; the browser may have filled it in by itself. */
export type KeptEmail = { address: string; isTyped: boolean };

export type KeepsEmail = { kept: KeptEmail | null; onKeep: (email: KeptEmail) => void };

/** The address of an account, as it was typed the last time; the page may keep it for another form. */
export function EmailField(props: { outcome: Outcome | null | undefined } & Partial<KeepsEmail>) {
  const { outcome, kept, onKeep } = props;
  const input = useRef<HTMLInputElement>(null);
  const handOver = useEffectEvent((field: HTMLInputElement) => {
    // What was typed before the page came to life.
    if (field.value !== '') onKeep?.(keptIn(field));
    // A draft of this form is older than what was typed, and more than what the page came with.
    else if (kept?.isTyped) field.value = kept.address;
    else if (kept) field.defaultValue = kept.address;
  });
  useEffect(() => {
    if (input.current) handOver(input.current);
  }, []);
  return (
    <Field label="Correo electrónico" error={outcome?.errors.email}>
      <TextInput
        ref={input}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={outcome?.values.email}
        onChange={(event) => onKeep?.(keptIn(event.currentTarget))}
      />
    </Field>
  );
}

const keptIn = (field: HTMLInputElement): KeptEmail => ({
  address: field.value,
  // In a list that forgives what a browser does not know.
  isTyped: !field.matches(':is(:autofill, :-webkit-autofill)'),
});
