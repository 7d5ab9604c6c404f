import { type ReactNode, useSyncExternalStore } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** Shows in the form how its file is doing; null when none is on its way. */
export function showSending(progress: ReactNode): void {
  shown = progress;
  for (const listener of listeners) listener();
}

/** What goes up at the moment: the route's action sends it and brings what shows it, and the form has the place. */
export const useSending = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
