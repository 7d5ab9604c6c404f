import { type ReactNode, useEffect, useRef } from 'react';

/** The beginning of what takes a form's place: the person goes on from here. */
export function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
