import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Upload } from 'tus-js-client';

const longestSilence = 30_000;

/**
 * Watches over an upload while its connection `isOpen`. A request that a lost network cut off may hang for minutes: the
 * browser's own word, and silence, end it sooner. Returns what to call whenever something was heard.
 */
export function useOpenConnection(
  isOpen: boolean,
  current: RefObject<Upload | null>,
  onOffline: () => void,
): () => void {
  const lastHeard = useRef(0);
  const goneOffline = useEffectEvent(onOffline);
  useEffect(() => {
    if (!isOpen) return;
    const goOn = () => {
      lastHeard.current = performance.now();
      void restart(current.current);
    };
    const stop = () => {
      void current.current?.abort();
      goneOffline();
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const watchdog = setInterval(() => {
      if (navigator.onLine && performance.now() - lastHeard.current > longestSilence) goOn();
    }, 5000);
    addEventListener('online', goOn);
    addEventListener('offline', stop);
    addEventListener('beforeunload', warn);
    return () => {
      clearInterval(watchdog);
      removeEventListener('online', goOn);
      removeEventListener('offline', stop);
      removeEventListener('beforeunload', warn);
    };
  }, [isOpen, current]);
  return () => {
    lastHeard.current = performance.now();
  };
}

async function restart(upload: Upload | null): Promise<void> {
  await upload?.abort();
  upload?.start();
}
