import { useEffect } from 'react';

/** Once for each order in each tab: a page that is read again celebrates nothing. */
export function useCelebration(orderId: string, isFresh: boolean): void {
  useEffect(() => {
    if (!isFresh || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!isFirst(`estudio2600.celebrado.${orderId}`)) return;
    // The page is whole without it, also where its code does not come.
    import('#app/islands/confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => {});
  }, [orderId, isFresh]);
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false; // a browser that keeps nothing would celebrate without end
  }
}
