import { longDate } from './dates.ts';
import type { planLimits } from './plan-limits.ts';
import { analytics } from './tools/analytics.ts';
import { bio } from './tools/bio.ts';
import { calendar } from './tools/calendar.ts';
import { cover } from './tools/cover.ts';
import { lyrics } from './tools/lyrics.ts';
import { vocal } from './tools/vocal.ts';
import type { Tool } from './tools/tool.ts';

/** The six tools, in the order in which a song needs them. */
export const tools = { lyrics, vocal, cover, bio, calendar, analytics } as const satisfies Record<
  string,
  Tool
>;

export type ToolKey = keyof typeof tools;

type Opening = Pick<Tool, 'opens'>;

/** Whether an account of this tier may use the tool on a day of Bogotá: Digital Pro, and what is above it, comes first. */
export const isOpenFor = (
  { opens }: Opening,
  tier: keyof typeof planLimits,
  today: string,
): boolean => opens !== undefined && (tier === 'free' ? opens.forAll : opens.forPro) <= today;

/** For whom it opens when, in words that stay true while the days go by. */
export const openingWords = ({ opens }: Opening): string =>
  opens
    ? `Premium, desde el ${longDate(opens.forPro)}. Todos, desde el ${longDate(opens.forAll)}.`
    : 'Primero para Premium, después para todos.';
