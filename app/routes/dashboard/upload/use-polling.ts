import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks at what another tab or device sends, and at what nobody sends at the moment. */
const whileArriving = 1000;
const whileStill = 4000;

/** Looks again and again at an upload of others, which announces its beginning and its end, but not how it goes on. */
export function usePolling(look: () => void, isNeeded: boolean, isArriving: boolean): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => lookIfSeen(), isArriving ? whileArriving : whileStill);
    return () => clearInterval(timer);
  }, [isNeeded, isArriving]);
}
