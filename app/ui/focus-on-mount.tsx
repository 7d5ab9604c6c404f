import { type ReactNode, useEffect, useRef } from 'react';

/** The beginning of what a form led to: the person goes on from here. */
export function FocusOnMount(props: { id?: string; className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return <div {...props} ref={place} {...focusOnMount} />;
}

/** A page that came with it begins there before any script. */
const focusOnMount = { tabIndex: -1, autoFocus: true };
