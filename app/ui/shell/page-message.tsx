import type { ReactNode } from 'react';
import './page-message.css';

/** A page that only says one thing, with a drawing and at most two ways on. */
export function PageMessage(props: {
  mark: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  drawing: ReactNode;
}) {
  return (
    <div className="wrap page-message">
      <p className="badge-line measure">{props.mark}</p>
      <h1>{props.title}</h1>
      <div className="lead">{props.children}</div>
      <div className="row">{props.actions}</div>
      {props.drawing}
    </div>
  );
}
