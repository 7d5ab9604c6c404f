import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';

type Words = {
  /** What the words are about. */
  subjectId: string;
  outcome: Outcome | undefined;
  newKey: string;
  /** Of the form, and of its one field. */
  intent: string;
  label: string;
  hint?: string;
  rows: number;
  longest: number;
  /** What stands in it at first. */
  begin?: string | undefined;
  onInput?: (event: FormEvent) => void;
  /** What such forms made; its ids are their keys. */
  kept: readonly { id: string; body: string | null }[];
  button: ReactNode;
  children?: (own: Outcome | undefined) => ReactNode;
};

/**
 * Words that are kept once, and in this browser until then. The field is empty again when its own are kept, whatever others
 * write meanwhile.
 */
export function WordsForm({ outcome, newKey, kept, ...words }: Words) {
  const [key, setKey] = useState(newKey);
  if (kept.some(({ id }) => id === key)) setKey(newKey);
  return (
    <KeyedForm
      {...words}
      kept={kept}
      key={key}
      idempotencyKey={key}
      own={outcomeOf(outcome, words.intent)}
    />
  );
}

/** What an action says whose key has other words already. */
const keptBefore = /\.(?:kept|done)-before$/;

function KeyedForm({
  own,
  idempotencyKey,
  ...words
}: Omit<Words, 'outcome' | 'newKey'> & {
  own: Outcome | undefined;
  idempotencyKey: string;
}) {
  const { intent, subjectId, kept } = words;
  const draft = useFormDraft(
    `${intent} ${subjectId}`,
    // What was corrected after it was sent is not what was kept.
    (typed) =>
      kept.some(
        ({ id, body }) => id === typed.idempotencyKey && body?.trim() === typed[intent]?.trim(),
      ),
    true,
  );
  // Under its old key other words are kept: these are new ones.
  const isKeptBefore = keptBefore.test(own?.code ?? '');
  return (
    <OutcomeForm outcome={own} keepsDraft>
      <RestoredNotice draft={draft} />
      <input
        type="hidden"
        data-own
        name="idempotencyKey"
        value={isKeptBefore ? idempotencyKey : (own?.values.idempotencyKey ?? idempotencyKey)}
      />
      {words.children?.(own)}
      <Field label={words.label} hint={words.hint} error={own?.errors[intent]}>
        <TextArea
          name={intent}
          rows={words.rows}
          maxLength={words.longest}
          defaultValue={own?.values[intent] ?? words.begin}
          onInput={words.onInput}
          required
        />
      </Field>
      <div className="desk-buttons">{words.button}</div>
    </OutcomeForm>
  );
}
