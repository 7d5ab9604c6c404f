import { type PlanSet, platformsOf } from './platforms.ts';

/**
 * How many platforms a plan reaches, as the site says it: «more than» this many, the fives below the number of those in
 * the list.
 * @example moreThan(152) // 150
 */
export const moreThan = (count: number): number => Math.floor((count - 1) / 5) * 5;

/** What the site says of each plan's reach. */
export const reach = (plan: PlanSet): number => moreThan(platformsOf(plan).length);
