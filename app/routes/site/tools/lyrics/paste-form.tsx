import { useState } from 'react';
import { href } from 'react-router';
import { longest, longestPasted, pastedTooLong } from '#packages/lyrics/src/index.ts';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';

/** A text that somebody wrote elsewhere becomes a song in the editor. It is no use of the tool. */
export function PasteForm({ token, outcome }: { token: string; outcome: Outcome | undefined }) {
  const errors = outcome?.errors ?? {};
  const draft = useFormDraft('letra-pegada', href('/lyrics-generator'));
  // What is longer than a request may be is told before it is sent.
  const [isTooLong, setTooLong] = useState(false);
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <RestoredNotice draft={draft} />
      <input type="hidden" name="token" value={token} />
      <Field label="Título" optional error={errors.title}>
        <TextInput name="title" maxLength={longest.title} defaultValue={outcome?.values.title} />
      </Field>
      <Field
        label="Letra"
        hint="Un verso por línea y una línea vacía entre estrofas. Si pones [Verso] o [Coro], los entiende."
        error={isTooLong ? pastedTooLong : errors.text}
      >
        <TextArea
          name="text"
          required
          rows={8}
          defaultValue={outcome?.values.text}
          onChange={({ target }) => setTooLong(target.value.length > longestPasted)}
        />
      </Field>
      <SubmitButton intent="paste" disabled={isTooLong} busy="Contando...">
        Contar y rimar
      </SubmitButton>
    </OutcomeForm>
  );
}
