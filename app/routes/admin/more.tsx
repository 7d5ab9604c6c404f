import type { ReactNode } from 'react';

/** What is done now and then: it opens, and is open where it was refused. */
export const More = (props: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details className="desk-more" open={props.isOpen}>
    <summary>{props.title}</summary>
    {props.children}
  </details>
);
