import type { ReactNode } from 'react';

/** A link that leaves this page and what was typed into it where they are. */
export const NewTabLink = (props: { href: string; children: ReactNode }) => (
  <a href={props.href} target="_blank" rel="noopener">
    {props.children}
    <span className="visually-hidden"> (se abre en otra pestaña)</span>
  </a>
);
