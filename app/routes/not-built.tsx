import { href } from 'react-router';
import type { ReactNode } from 'react';
import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageMessage } from '#app/ui/shell/page-message.tsx';
import './not-built.css';

/** A page whose guard already answers and whose content is still being built, and says so. */
export function NotBuilt({
  actions = home,
  ...props
}: {
  mark: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <PageMessage
      {...props}
      actions={actions}
      drawing={
        <div className="not-built">
          <Frailejon />
        </div>
      }
    />
  );
}

const home = (
  <ButtonLink look="primary" href={href('/dashboard')}>
    Ir a mi dashboard
  </ButtonLink>
);
