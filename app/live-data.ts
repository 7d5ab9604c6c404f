import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router';
import { machinePaths } from '#content/machine-paths.ts';
import { pageOf } from './page-handle.ts';

/** In the place of a kind: all of them may have changed. */
const anything = '';

/** Milliseconds until the stream is asked for again, and as many again at most: all pages wait for the same server. */
const reopenAfter = 5_000;

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
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const stream = (source = new EventSource(machinePaths.events));
      stream.addEventListener('message', ({ data }) =>
        hear(String(data).split(' ')[0] ?? anything),
      );
      // What happened until now, since the page was made or since the connection was lost, is only in the data.
      stream.addEventListener('hello', () => hear(anything));
      // The session is over: the page's data lead to where one signs in.
      stream.addEventListener('end', () => {
        stream.close();
        hear(anything);
      });
      // A proxy whose server restarts answers with an error, and after that a browser does not try again by itself.
      stream.addEventListener('error', () => {
        if (stream.readyState === EventSource.CLOSED)
          reopening = setTimeout(open, reopenAfter * (1 + Math.random()));
      });
    };
    // A browser opens six connections to a site without HTTP/2, and a seventh tab would wait for ever.
    const follow = () => {
      clearTimeout(reopening);
      source?.close();
      if (!document.hidden) open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    // A stream of a network that was lost may look as if it were open for minutes.
    addEventListener('online', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', follow);
      clearTimeout(reopening);
      source?.close();
    };
  }, [isFollowing]);
  return null;
}
