import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { FocusOnMount } from './focus-on-mount.tsx';
import { ChangedFields, LastSubmission } from './field-error.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import './form.css';

/** What a page says about the last try of a form; passwords are never sent back. */
export type Outcome = {
  done: boolean;
  /** What is wrong with its fields, by their names. */
  errors: Record<string, string>;
  /** Of an expected failure, for a form that goes on differently after some of them. */
  code: string | null;
  title: string;
  message: string;
  /** Of a failure that nobody expected: the id of its line in the log. */
  requestId?: string;
  values: Record<string, string>;
  /** What was made and is shown now or never. */
  shownOnce?: string[];
};

/** The outcome, when it is that of the form with this `intent`: for pages with more than one form. */
export const outcomeOf = (outcome: Outcome | undefined, intent: string): Outcome | undefined =>
  outcome?.values.intent === intent ? outcome : undefined;

const noNames: readonly string[] = [];

/**
 * A form with what the last try led to above it, unless fields say it. Either is where the person goes on. What is wrong
 * is said by the server, in our words and all at once: the browser's own bubbles would come first, one by one.
 */
export function OutcomeForm(props: {
  outcome: Outcome | undefined;
  /** Where it is posted, when not to its own page. */
  action?: string;
  encType?: 'multipart/form-data';
  /** What is typed is kept as the person's own: a browser would give it back to whoever comes back to the page. */
  keepsDraft?: boolean;
  children: ReactNode;
}) {
  const { outcome } = props;
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState({ after: outcome, names: noNames });
  const names = changed.after === outcome ? changed.names : noNames;
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as unknown as { name: string };
    if (outcome && !names.includes(name)) setChanged({ after: outcome, names: [...names, name] });
  };
  useEffect(() => {
    if (outcome)
      form.current
        ?.querySelector<HTMLElement>(
          ':is(input, select, textarea)[aria-invalid], [data-invalid], [tabindex]',
        )
        ?.focus();
  }, [outcome]);
  return (
    <Form
      method="post"
      action={props.action}
      encType={props.encType}
      autoComplete={props.keepsDraft ? 'off' : undefined}
      noValidate
      className="form"
      onChange={onChange}
      ref={form}
    >
      {outcome && Object.keys(outcome.errors).length === 0 && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
      )}
      <LastSubmission value={outcome ?? null}>
        <ChangedFields value={names}>{props.children}</ChangedFields>
      </LastSubmission>
    </Form>
  );
}
