import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestWords } from '#packages/account/src/index.ts';

/** Some lines that the person will read. */
export const WordsField = (props: {
  name: string;
  label: string;
  hint: string;
  outcome: Outcome | undefined;
}) => (
  <Field label={props.label} hint={props.hint} error={props.outcome?.errors[props.name]}>
    <TextArea
      name={props.name}
      rows={4}
      maxLength={longestWords}
      defaultValue={props.outcome?.values[props.name]}
      required
    />
  </Field>
);
