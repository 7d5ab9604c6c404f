import { type MouseEvent, useEffect, useRef } from 'react';
import { href, Link, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import type { SavedReplyTitle } from '#server/services/saved-replies/list-saved-replies.ts';

/**
 * Puts a saved reply into the field of the form that it stands in, where the cursor is. Without a script the form is posted,
 * and comes back with the text behind what was typed.
 */
export function InsertReply(props: {
  savedReplies: readonly SavedReplyTitle[];
  chosen: string | undefined;
  error: string | undefined;
}) {
  const { savedReplies, chosen, error } = props;
  const { data: outcome, submit } = useFetcher<Outcome>();
  const field = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    if (outcome?.done && field.current) insertInto(field.current, outcome.values['reply'] ?? '');
  }, [outcome]);
  if (savedReplies.length === 0)
    return (
      <p className="field-hint">
        ¿Respondes lo mismo seguido?{' '}
        <Link to={href('/admin/respuestas')}>Guarda tu primera respuesta</Link>.
      </p>
    );

  function insert(event: MouseEvent<HTMLButtonElement>): void {
    const { form } = event.currentTarget;
    const savedReplyId = form?.querySelector('select')?.value;
    field.current = form?.querySelector('textarea') ?? null;
    // The server says that one has to be chosen.
    if (!savedReplyId) return;
    event.preventDefault();
    void submit({ intent: 'insert', savedReplyId }, { method: 'post' });
  }

  return (
    <div className="desk-insert">
      <Field label="Respuesta guardada" optional error={error}>
        <Select name="savedReplyId" defaultValue={chosen ?? ''}>
          <option value="">Elige una</option>
          {savedReplies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" name="intent" value="insert" small onClick={insert}>
        Insertar
      </Button>
      <p role="status" className="field-hint desk-insert-said">
        {outcome?.message}
      </p>
    </div>
  );
}

/** A blank line parts it from what was typed, as the server does. */
function insertInto(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  const before = value.slice(0, selectionStart).trimEnd();
  const after = value.slice(selectionEnd).trimStart();
  const parted = [before && '\n\n', text, after && '\n\n'].join('');
  field.setRangeText(parted, before.length, value.length - after.length, 'end');
  field.focus();
  // As typing does: what stands there is kept, and the others see that somebody writes.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
