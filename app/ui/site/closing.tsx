import type { ReactNode } from 'react';
import './closing.css';

/** The dark room at the end of a page: one question, one button. `children` is what is drawn under it. */
export function Closing(props: {
  title: string;
  text?: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="closing night">
      <div className="wrap">
        <h2>{props.title}</h2>
        {props.text && <p className="lead">{props.text}</p>}
        <div className="row">{props.actions}</div>
      </div>
      {props.children}
    </section>
  );
}
