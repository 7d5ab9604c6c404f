import { useEffect, useId, useRef, type ReactNode } from 'react';
import './dialog.css';

/** It is read from its title on, before any script too: its first link may be far down. */
const focusOnMount = { tabIndex: -1, autoFocus: true };

/** A modal question. Escape, a click outside and the actions close it. */
export function Dialog(props: {
  open: boolean;
  /** It is open from the beginning, also where its page has no script. */
  isServedOpen?: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons in reading order, the one that does it last. */
  actions: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Modality exists only through the element's own methods.
  useEffect(() => {
    const dialog = ref.current;
    if (props.open) {
      // As the server drew it, it is open without being modal.
      dialog?.removeAttribute('open');
      dialog?.showModal();
      title.current?.focus();
    } else dialog?.close();
  }, [props.open]);

  return (
    <dialog
      ref={ref}
      open={props.isServedOpen}
      className="dialog-box"
      aria-labelledby={id}
      closedby="any"
      onClose={props.onClose}
    >
      <h2 id={id} ref={title} {...focusOnMount}>
        {props.title}
      </h2>
      <div className="dialog-text">{props.children}</div>
      <div className="dialog-actions">{props.actions}</div>
    </dialog>
  );
}
