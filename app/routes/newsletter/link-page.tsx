import type { ReactNode } from 'react';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { pages } from '#content/site-map.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { AuthCard } from '../auth/auth-card.tsx';

/** Where a link of the newsletter's mails leads: one question, one button. Opening it changes nothing. */
export function LinkPage(props: {
  title: string;
  question: ReactNode;
  action: string;
  outcome: Outcome | undefined;
}) {
  return (
    <AuthCard back={{ href: pages.blog.path, label: 'Ir al blog' }} title={props.title}>
      <OutcomeForm outcome={props.outcome}>
        {!props.outcome?.done && (
          <>
            <p>{props.question}</p>
            <SubmitButton look="primary" busy="Un momento...">
              {props.action}
            </SubmitButton>
          </>
        )}
      </OutcomeForm>
    </AuthCard>
  );
}
