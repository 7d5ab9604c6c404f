import type { Platform } from './platforms.ts';

/** What is said beside the name. */
export type Kind = 'genre' | 'style' | 'experience' | 'achievements';

/** What each platform says first when there is no room for all. */
const priorities = {
  tiktok: ['genre', 'style', 'achievements', 'experience'],
  instagram: ['genre', 'style', 'achievements', 'experience'],
  youtube: ['genre', 'style', 'experience', 'achievements'],
  spotify: ['genre', 'achievements', 'style', 'experience'],
  press: ['genre', 'achievements', 'experience', 'style'],
} as const satisfies Record<Platform, readonly Kind[]>;

/** More than all items of a list can add. */
const step = 1000;

/** What it is worth that something of a kind is said at all: more than everything that comes after it. */
export const kindWorth = (platform: Platform, kind: Kind): number =>
  step * 4 ** (3 - priorities[platform].indexOf(kind));

/** What an item of a list adds, by its place: an earlier one more, two later ones more than one. Forty of them stay below a step. */
export const itemWorth = (at: number): number => 5 + Math.round(100 * 0.7 ** at);

/** The same of the first so many: the sum of a geometric series. */
export const firstWorth = (count: number): number =>
  5 * count + Math.round((100 * (1 - 0.7 ** count)) / 0.3);
