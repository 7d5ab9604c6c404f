import { useSyncExternalStore } from 'react';

/** A file on its way with its form. */
export type Sending = {
  name: string;
  total: number;
  sent: number;
  /** Bytes per second. */
  speed: number;
  cancel: () => void;
};

let current: Sending | null = null;
const listeners = new Set<() => void>();

export function setSending(sending: Sending | null): void {
  current = sending;
  for (const listener of listeners) listener();
}

/** What goes up at the moment: the route sends it, and its form shows it. */
export const useSending = (): Sending | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
