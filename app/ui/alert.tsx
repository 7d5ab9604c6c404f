import type { ReactNode } from 'react';
import './alert.css';

/** What went wrong, or well, with the form that it stands in. */
export function Alert(props: { tone: 'error' | 'success'; title: string; children?: ReactNode }) {
  return (
    <div className={`alert alert-${props.tone}`} role={props.tone === 'error' ? 'alert' : 'status'}>
      <p className="alert-title">{props.title}</p>
      {props.children && <p>{props.children}</p>}
    </div>
  );
}
