import type { ReactNode } from 'react';
import { SectionMark } from '../shell/rule.tsx';

/** A part of a public page under its rule: what was measured there, what it is called, and what it is about. */
export function Section(props: {
  measure: string;
  title?: ReactNode;
  lead?: ReactNode;
  id?: string;
  /** A name of the page's own beside `section`. */
  className?: string;
  children: ReactNode;
}) {
  const { className } = props;
  return (
    <section className={className ? `section ${className}` : 'section'} id={props.id}>
      <div className="wrap">
        <SectionMark measure={props.measure} />
        {props.title && (
          <div className="section-head">
            <h2>{props.title}</h2>
            {props.lead && <p className="lead">{props.lead}</p>}
          </div>
        )}
        {props.children}
      </div>
    </section>
  );
}
