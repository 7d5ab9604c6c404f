import type { ReactNode } from 'react';
import './table.css';

/**
 * A ruled table that scrolls inside itself on a narrow screen.
 * Its children are `<thead>` and `<tbody>`; cells of class `numeric` align right in mono.
 */
export function Table(props: { caption: string; children: ReactNode }) {
  return (
    <div className="table-scroll" role="region" aria-label={props.caption} tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">{props.caption}</caption>
        {props.children}
      </table>
    </div>
  );
}
