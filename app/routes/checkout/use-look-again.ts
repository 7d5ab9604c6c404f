import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two looks, and how often: some four minutes, in which most banks respond. */
const pause = 8_000;
const mostLooks = 30;

/**
 * Reads the page's data again and again while it is seen and something is awaited, as each time the server asks the provider:
 * its events may never come. What is announced is read at once, without this.
 */
export function useLookAgain(isNeeded: boolean): void {
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (!isNeeded) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      look();
      if (looks === mostLooks) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, [isNeeded]);
}
