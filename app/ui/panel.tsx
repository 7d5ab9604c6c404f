import { useId, type ReactNode } from 'react';
import './panel.css';

/** A titled card whose content runs to its edges, with at most one action beside the title. */
export function Panel(props: {
  title: string;
  /** For a link that leads to it. */
  id?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="panel" id={props.id} aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{props.title}</h2>
        {props.action}
      </header>
      {props.children}
    </section>
  );
}
