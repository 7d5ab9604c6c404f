import { useNavigation, useRevalidator } from 'react-router';

/**
 * Reads the page's data again once the server answers. A read that a lost network ends would put an error in the place
 * of the page, and of what it is doing.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  async function refresh() {
    if (!isIdle) return; // what comes next reads its own data
    try {
      await fetch('/health/live');
    } catch {
      return;
    }
    await revalidate();
  }
  return () => void refresh();
}
