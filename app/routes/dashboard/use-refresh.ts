import { useNavigation, useRevalidator } from 'react-router';

/** Reads the page's data again, unless the next page is on its way and reads its own. */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  return () => {
    if (isIdle) void revalidate();
  };
}
