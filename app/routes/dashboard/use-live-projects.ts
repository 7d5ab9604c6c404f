import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/** Reads the page's data again each time the server says that one of the person's projects changed. */
export function useLiveProjects(): void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const changedMeanwhile = useRef(false);

  // What a form leads to reads its own data, and its notice, undisturbed; then comes what changed meanwhile.
  const refresh = useEffectEvent(() => {
    if (isIdle) void revalidate();
    else changedMeanwhile.current = true;
  });
  useEffect(() => {
    if (!isIdle || !changedMeanwhile.current) return;
    changedMeanwhile.current = false;
    refresh();
  }, [isIdle]);

  useEffect(() => {
    const source = new EventSource('/dashboard/eventos');
    source.addEventListener('project', () => refresh());
    // What happened until now, since the page was made or since the connection was lost, is only in the data.
    source.addEventListener('hello', () => refresh());
    // The session is over: the page's data lead to where one signs in.
    source.addEventListener('end', () => {
      source.close();
      refresh();
    });
    return () => source.close();
  }, []);
}
