import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import {
  longestSavedReply,
  longestSavedTitle,
  placeholderHint,
} from '#packages/contact/src/index.ts';

/** The title and the text of a saved reply. */
export const ReplyFields = (props: {
  outcome: Outcome | undefined;
  saved?: { title: string; text: string };
}) => {
  const { outcome, saved } = props;
  return (
    <>
      <Field
        label="Título"
        hint="Solo lo ve el equipo, al elegirla."
        error={outcome?.errors['title']}
      >
        <TextInput
          name="title"
          maxLength={longestSavedTitle}
          defaultValue={outcome?.values['title'] ?? saved?.title}
          required
        />
      </Field>
      <Field
        label="Texto"
        hint={`Al insertarla se llenan solas: ${placeholderHint}.`}
        error={outcome?.errors['text']}
      >
        <TextArea
          name="text"
          rows={8}
          maxLength={longestSavedReply}
          defaultValue={outcome?.values['text'] ?? saved?.text}
          required
        />
      </Field>
    </>
  );
};
