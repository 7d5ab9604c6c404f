import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import '../dialog.css';
import './page-dialog.css';

/**
 * A dialog of a static page. What opens it is a link with `data-opens={id}`, which leads somewhere by itself: without
 * script the person gets there. A page that responds to a form arrives with its dialog open.
 */
export function PageDialog(props: {
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  const titleId = `${props.id}-titulo`;
  return (
    <dialog
      id={props.id}
      className="dialog-box page-dialog"
      aria-labelledby={titleId}
      closedby="any"
      data-page-dialog
      open={props.open}
    >
      <h2 id={titleId}>{props.title}</h2>
      {props.children}
      {/* Last: a dialog begins at its first control. */}
      <form method="dialog" className="page-dialog-close">
        <Button type="submit" look="quiet" icon aria-label="Cerrar">
          <CrossIcon />
        </Button>
      </form>
    </dialog>
  );
}

const CrossIcon = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" />
  </svg>
);
