import type { AppShell } from './ui/app-shell/app-head.tsx';
import type { EventKind } from '#server/background/live-events.ts';

/** What a route says of its page, beside the page itself: `export const handle = {…} satisfies PageHandle`. */
export type PageHandle = {
  /** The same for everyone: its page is made once and never hydrated. */
  static?: true;
  /** The shell around the page, for whom it is; without one it stands in the site's. */
  shell?: AppShell;
  /** The page's data are read again when one of these changes for the person. */
  follows?: readonly EventKind[];
};

/** The handles of the routes that a page consists of, from `useMatches`. */
export const handlesOf = (matches: readonly { handle: unknown }[]): PageHandle[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
