import type { ReactNode } from 'react';
import { Arrival } from '#app/ui/arrival.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** Where a mailed link leads that has nothing to ask any more: why, and the way on. */
export function SpentLink(props: {
  back: { href: string; label: string };
  words: { title: string; message: string };
  /** Where another one is asked for. */
  again?: { href: string; label: string };
  children?: ReactNode;
}) {
  const { words, again } = props;
  return (
    <AuthCard back={props.back} title={words.title}>
      <div className="auth-outcome">
        <Arrival>
          <p>{words.message}</p>
        </Arrival>
        {again && (
          <p>
            <ButtonLink look="primary" href={again.href}>
              {again.label}
            </ButtonLink>
          </p>
        )}
        {props.children}
      </div>
    </AuthCard>
  );
}
