import type { EventKind } from '#server/background/live-events.ts';

/** What a route says of its page, beside the page itself: `export const handle = {…} satisfies PageHandle`. */
export type PageHandle = {
  /** The same for everyone: its page is made once and never hydrated. */
  static?: true;
  /** The page's data are read again when one of these changes for the person. */
  follows?: readonly EventKind[];
};

/** The handles of the routes that a page consists of, from `useMatches`. */
export const handlesOf = (matches: readonly { handle: unknown }[]): PageHandle[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
