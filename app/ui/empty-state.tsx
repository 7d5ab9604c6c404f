import type { ReactNode } from 'react';
import { Frailejon } from './art/frailejon.tsx';
import './empty-state.css';

/** Nothing here yet: what would grow in this place, and at most one action. */
export function EmptyState(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <Frailejon />
      <p className="empty-title">{props.title}</p>
      {props.children && <p className="empty-text">{props.children}</p>}
      {props.action}
    </div>
  );
}
