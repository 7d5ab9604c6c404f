import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Outcome } from './outcome.ts';
import '#app/ui/form.css';
import './auth.css';

/** The one card of a page about getting in. */
export function AuthCard(props: {
  back: { href: string; label: string };
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="auth wrap">
      <p className="auth-back">
        <a href={props.back.href}>← {props.back.label}</a>
      </p>
      <Card>
        <h1>{props.title}</h1>
        {props.children}
      </Card>
    </div>
  );
}

/** A form with what the last try led to above it, unless a field says it. Either is where the person goes on. */
export function OutcomeForm(props: { outcome: Outcome | undefined; children: ReactNode }) {
  const { outcome } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid], [tabindex]')?.focus();
  }, [outcome]);
  return (
    <Form method="post" className="form" ref={form}>
      {outcome && !outcome.field && (
        <div tabIndex={-1}>
          <Alert tone={outcome.done ? 'success' : 'error'} title={outcome.title}>
            {outcome.message}
          </Alert>
        </div>
      )}
      {props.children}
    </Form>
  );
}
