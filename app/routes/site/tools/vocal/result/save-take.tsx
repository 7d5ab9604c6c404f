import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { longestTakeName, type SavedTake } from '#packages/vocal/src/index.ts';
import { askTicket } from '../studio/ask-ticket.ts';
import { type Problem, TakeProblem, workerFailed } from '../studio/problems.ts';

type Saving = { isSending: boolean; saved: string | null; problem: Problem | null };

/**
 * Keeps the numbers of a take, if its person wants it: that is the only time that something of a voice is sent. It is no form of the
 * page's own: one whose session ended would be led away from a result that is nowhere else.
 */
export function SaveTake(props: { ticket: string; name: string; take: SavedTake }) {
  const { ticket, take } = props;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [{ isSending, saved, problem }, setSaving] = useState<Saving>({
    ...{ isSending: false, saved: null, problem: null },
  });
  const save = async (name: string) => {
    setSaving({ isSending: true, saved: null, problem: null });
    try {
      const asked = { intent: 'save', ticket, name, take: JSON.stringify(take) } as const;
      const { saved: address = null } = await askTicket(asked);
      setSaving({ isSending: false, saved: address, problem: null });
      toast({
        tone: 'success',
        title: 'Toma guardada',
        message: 'Quedaron sus números, sin audio, en tu historial.',
      });
      void revalidate();
    } catch (error) {
      const why = error instanceof TakeProblem ? error.problem : workerFailed;
      setSaving({ isSending: false, saved: null, problem: why });
    }
  };
  if (saved)
    return (
      <FocusOnMount className="save-take-done">
        Guardada.{' '}
        <Link to={saved} reloadDocument>
          Ver sus números
        </Link>
        , bajarlos en PDF o borrarlos.
      </FocusOnMount>
    );
  return (
    <form
      className="save-take"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        void save(typeof name === 'string' ? name : '');
      }}
    >
      {problem && !problem.isOfName && (
        <Alert tone="error" title={problem.title}>
          {problem.message}
        </Alert>
      )}
      <Field
        label="Nombre de la toma"
        hint="Se guardan los números de arriba, para compararlos después. El audio no sale de aquí."
        error={problem?.isOfName ? problem.message : undefined}
      >
        <TextInput
          name="name"
          defaultValue={props.name.slice(0, longestTakeName).toWellFormed()}
          maxLength={longestTakeName}
        />
      </Field>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Guardando…' : 'Guardar los números'}
      </Button>
    </form>
  );
}
