import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** An amount of money that the staff types, as `parseAmount` reads it. */
export const AmountField = (props: {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** What stands in it. */
  value: string | undefined;
}) => (
  <Field label={props.label} hint={props.hint} error={props.error}>
    <TextInput
      name={props.name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={props.value}
      required
    />
  </Field>
);
