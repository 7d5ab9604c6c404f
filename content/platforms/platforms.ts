import { africaAndMiddleEast } from './africa-and-middle-east.ts';
import { asia } from './asia.ts';
import { china } from './china.ts';
import { europe } from './europe.ts';
import { india } from './india.ts';
import { latinAmerica } from './latin-america.ts';
import { northAmerica } from './north-america.ts';
import type { Platform } from './platform.ts';
import { preferredPlatforms } from './preferred.ts';
import { worldwide } from './world.ts';

/** Every store and service that songs are delivered to. */
export const platforms: readonly Platform[] = [
  ...preferredPlatforms,
  ...worldwide,
  ...latinAmerica,
  ...northAmerica,
  ...europe,
  ...africaAndMiddleEast,
  ...china,
  ...asia,
  ...india,
];

const byId = new Map(platforms.map((platform) => [platform.id, platform]));

/** The platform of this id; null for one that is not, or no longer, in the list. */
export const findPlatform = (id: string): Platform | null => byId.get(id) ?? null;

/** What people call a platform. One that is no longer in the list keeps its id. */
export const platformName = (id: string): string => findPlatform(id)?.name ?? id;

export type PlanSet = Platform['plan'];

/** All that a plan reaches: the larger one, also what the smaller one does. */
export const platformsOf = (plan: PlanSet): readonly Platform[] =>
  plan === 'pro' ? platforms : platforms.filter((platform) => platform.plan === plan);
