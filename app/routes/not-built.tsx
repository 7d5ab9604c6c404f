import type { ReactNode } from 'react';
import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { PageMessage } from '#app/ui/shell/page-message.tsx';
import './not-built.css';

/** A page whose guard already answers and whose content is still being built, and says so. */
export function NotBuilt(props: {
  mark: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <PageMessage
      {...props}
      drawing={
        <div className="not-built">
          <Frailejon />
        </div>
      }
    />
  );
}
