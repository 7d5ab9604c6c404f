import type { Player } from '#content/players.ts';
import type { EventKind } from '#server/background/live-events.ts';
import type { AppShell } from './ui/app-shell/app-head.tsx';
import type { Places } from './ui/app-shell/place.ts';

/** What a page may do beyond what every page may: its policy lets in this, and nothing else. */
export type PageNeeds = {
  /** The players of other sites that it shows in frames. */
  players?: readonly Player[];
  /** Origins of others to which a form of its leads, also by a redirect; in test mode they may be of this machine. */
  formTargets?: readonly string[];
  microphone?: boolean;
};

/** What a route says of its page, beside the page itself: `export const handle = {…} satisfies PageHandle`. */
export type PageHandle = {
  /**
   * The same for everyone: its page is made once and never hydrated. Of `visitors` alone: whoever is signed in has a page of
   * their own at that address.
   */
  static?: true | 'visitors';
  /** The shell around the page, for whom it is; without one it stands in the site's. */
  shell?: AppShell;
  /** Where one can go from that shell, where that is not what an artist finds; of its data, if it has any. */
  places?: (loaderData: never) => Places;
  /** The page's data are read again when one of these changes for the person. */
  follows?: readonly EventKind[];
  /** Of a page whose needs follow from its data, a function of them. */
  needs?: PageNeeds | ((loaderData: never) => PageNeeds);
};

type Match = { handle: unknown; loaderData: unknown };

/** What the routes of a page say together. */
export function pageOf(matches: readonly Match[]) {
  const handles = matches.flatMap(({ handle, loaderData }) =>
    handle ? [{ ...(handle as PageHandle), loaderData }] : [],
  );
  const needs = handles.map(({ needs: own = {}, loaderData }) =>
    // A page that says what failed has no data.
    typeof own !== 'function' ? own : loaderData === undefined ? {} : own(loaderData as never),
  );
  const placed = handles.findLast(({ places }) => places);
  return {
    static: handles.find((handle) => handle.static)?.static ?? false,
    shell: handles.findLast(({ shell }) => shell)?.shell,
    places: placed?.places?.(placed.loaderData as never),
    // A page that says what failed has nothing to read again.
    follows: new Set<string>(
      handles.flatMap(({ follows, loaderData }) =>
        loaderData === undefined ? [] : (follows ?? []),
      ),
    ),
    needs: {
      players: needs.flatMap(({ players = [] }) => players),
      formTargets: needs.flatMap(({ formTargets = [] }) => formTargets),
      microphone: needs.some(({ microphone }) => microphone),
    } satisfies PageNeeds,
  };
}
