import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router';
import { machinePaths } from '#content/machine-paths.ts';
import { pageOf } from './page-handle.ts';

/** In the place of a kind: any of them may have changed. */
const anything = '';

/** Reads the page's data again each time the server says that something changed that its routes follow. */
export function LiveData() {
  const { follows } = pageOf(useMatches());
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const unread = useRef(new Set<string>());

  // What a form leads to reads its own data, and its notice, undisturbed; then comes what changed meanwhile.
  const refresh = useEffectEvent(() => {
    if (!isIdle) return;
    const isConcerned = [...unread.current].some((kind) => kind === anything || follows.has(kind));
    unread.current.clear();
    if (isConcerned) void revalidate();
  });
  useEffect(() => {
    if (isIdle) refresh();
  }, [isIdle]);

  const isFollowing = follows.size > 0;
  useEffect(() => {
    if (!isFollowing) return;
    const hear = (kind: string) => {
      unread.current.add(kind);
      refresh();
    };
    const source = new EventSource(machinePaths.events);
    source.addEventListener('message', ({ data }) => hear(String(data).split(' ')[0] ?? anything));
    // What happened until now, since the page was made or since the connection was lost, is only in the data.
    source.addEventListener('hello', () => hear(anything));
    // The session is over: the page's data lead to where one signs in.
    source.addEventListener('end', () => {
      source.close();
      hear(anything);
    });
    return () => source.close();
  }, [isFollowing]);
  return null;
}
