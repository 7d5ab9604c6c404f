import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page's data again each time the server says that one of the person's projects changed. */
export function useLiveProjects(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const source = new EventSource('/dashboard/eventos');
    let missed = false;
    const refresh = () => void revalidate();
    source.addEventListener('project', refresh);
    // What happened while the connection was down is only in the data.
    source.addEventListener('error', () => (missed = true));
    source.addEventListener('hello', () => {
      if (missed) refresh();
      missed = false;
    });
    return () => source.close();
  }, [revalidate]);
}
