import type { ToolPage } from './plan-words.ts';
import type { PageKey } from './site-map.ts';

/** The days on which a tool opens in Bogotá, `2027-02-03`. */
export type ToolOpening = { forPro: string; forAll: string };

/** When each tool opens, by its page; null of one that is announced and not built. */
export const toolOpenings = {
  lyrics: { forPro: '2026-11-20', forAll: '2026-11-27' },
  bio: { forPro: '2026-11-20', forAll: '2026-11-27' },
  coverArt: { forPro: '2026-11-25', forAll: '2026-11-28' },
  vocal: { forPro: '2026-11-29', forAll: '2026-11-29' },
  releaseCalendar: null,
  streamAnalytics: null,
} as const satisfies Record<ToolPage, ToolOpening | null>;

const openings: Partial<Record<PageKey, ToolOpening | null>> = toolOpenings;

/** Whether somebody may use each of them by now, or some day that is set; what a member is promised says which. */
export const builtTools: 'all' | 'some' | 'none' = (() => {
  const all = Object.values(openings);
  const built = all.filter((opening) => opening !== null).length;
  if (built === 0) return 'none';
  return built === all.length ? 'all' : 'some';
})();

/** What is promised of them. */
export const asTheyOpen = builtTools === 'all' ? '' : ', a medida que se abren';

/** Whether a page is that of a tool which is announced and not built. */
export const isComing = (key: PageKey): boolean => openings[key] === null;
