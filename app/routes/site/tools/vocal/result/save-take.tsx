import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { longestTakeName, type SavedTake } from '#packages/vocal/src/index.ts';

/** Keeps the numbers of a take, if its person wants it: that is the only time that something of a voice is sent. */
export function SaveTake(props: { ticket: string; name: string; take: SavedTake }) {
  const fetcher = useFetcher<Outcome>();
  const toast = useToast();
  const outcome = fetcher.data;
  useEffect(() => {
    if (outcome?.done)
      toast({ tone: 'success', title: outcome.title, message: outcome.message ?? '' });
  }, [outcome, toast]);
  const saved = outcome?.done ? outcome.values.saved : undefined;
  if (typeof saved === 'string')
    return (
      <p className="save-take-done">
        Guardada.{' '}
        <Link to={saved} reloadDocument>
          Ver sus números
        </Link>
        , bajarlos en PDF o borrarlos.
      </p>
    );
  return (
    <fetcher.Form method="post" className="save-take">
      {outcome && !outcome.done && Object.keys(outcome.errors).length === 0 && (
        <Alert tone="error" title={outcome.title}>
          {outcome.message}
        </Alert>
      )}
      <input type="hidden" name="ticket" value={props.ticket} />
      <input type="hidden" name="take" value={JSON.stringify(props.take)} />
      <Field
        label="Nombre de la toma"
        hint="Se guardan los números de arriba, para compararlos después. El audio no sale de aquí."
        error={outcome?.errors.name}
      >
        <TextInput
          name="name"
          defaultValue={props.name.slice(0, longestTakeName)}
          maxLength={longestTakeName}
        />
      </Field>
      <Button type="submit" disabled={fetcher.state !== 'idle'}>
        {fetcher.state === 'idle' ? 'Guardar los números' : 'Guardando…'}
      </Button>
    </fetcher.Form>
  );
}
