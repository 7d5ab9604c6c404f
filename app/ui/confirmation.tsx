import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { FocusOnMount } from './focus-on-mount.tsx';
import { confirmationId, type Notice } from './notice.ts';
import { useLastOutcome } from './use-last-outcome.ts';
import './confirmation.css';

/** The notice that stands in the place of the form that led to it: what says what happens next is no toast. */
export function useConfirmation(): Notice | null {
  const notice = useRouteLoaderData<{ notice: Notice | null }>('root')?.notice;
  // It comes once, with the page: data that are read again have none.
  return useLastOutcome(notice?.next ? notice : undefined) ?? null;
}

/** What stands where a form stood, once it was sent: that it arrived, and what happens next. */
export function Confirmation(props: {
  notice: Notice;
  again: Again;
  /** What else can be done from here. */
  children?: ReactNode;
}) {
  const { notice, again, children } = props;
  return (
    <FocusOnMount className="confirmation" id={confirmationId}>
      <p className="confirmation-title">{notice.title}</p>
      <p>{notice.message}</p>
      <ol className="confirmation-next" aria-label="Qué sigue">
        {notice.next?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
      <p>
        <a href={again.href}>{again.label}</a>
      </p>
    </FocusOnMount>
  );
}

type Again = { href: string; label: string };
