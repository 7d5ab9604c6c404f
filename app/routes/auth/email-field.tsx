import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';

/** The address of an account, as it was typed the last time; the page may keep it for another form. */
export function EmailField(props: {
  outcome: Outcome | null | undefined;
  kept?: string;
  onKeep?: (email: string) => void;
}) {
  const { outcome, kept, onKeep } = props;
  const input = useRef<HTMLInputElement>(null);
  const handOver = useEffectEvent((field: HTMLInputElement) => {
    // Typed, not what the page came with: a draft of this form is older.
    if (field.value === '' && kept) field.value = kept;
    // What was typed before the page came to life.
    if (field.value !== '') onKeep?.(field.value);
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
        onChange={(event) => onKeep?.(event.currentTarget.value)}
      />
    </Field>
  );
}
