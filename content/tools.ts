import { analytics } from './tools/analytics.ts';
import { bio } from './tools/bio.ts';
import { calendar } from './tools/calendar.ts';
import { cover } from './tools/cover.ts';
import { lyrics } from './tools/lyrics.ts';
import { vocal } from './tools/vocal.ts';
import type { PageKey } from './site-map.ts';
import type { Tool } from './tools/tool.ts';

/** The six tools, in the order in which a song needs them. */
export const tools = { lyrics, vocal, cover, bio, calendar, analytics } as const satisfies Record<
  string,
  Tool
>;

export type ToolKey = keyof typeof tools;

/** Whether a page is that of a tool which is announced and not built. */
export const isComing = (key: PageKey): boolean =>
  Object.values(tools).some(({ page }) => page === key);
