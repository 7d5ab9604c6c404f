import { preferredPlatformIds } from './platforms/preferred.ts';

/** What one account may do with the tools; `null` has no limit. Windows are calendar months and ISO weeks in Bogotá. */
type PlanLimits = {
  coversPerMonth: number | null;
  coverWatermark: boolean;
  coverRatios: readonly string[];
  /** Pixels of the long side of the file of a cover. */
  coverSize: number;
  lyricsPerMonth: number | null;
  vocalPerWeek: number | null;
  /** The templates of bios: how they sound, and for where. Their number is never limited. */
  bioTones: readonly string[];
  bioPlatforms: readonly string[];
  /** Releases dated today or later. */
  upcomingReleases: number | null;
  calendarAutomation: boolean;
  analyticsPlatforms: readonly string[];
  /** Counted back from the newest imported day. */
  analyticsDays: number | null;
};

const pro = {
  coversPerMonth: null,
  coverWatermark: false,
  coverRatios: ['1:1', '16:9', '9:16', '4:5', '3:4'],
  coverSize: 3000,
  lyricsPerMonth: null,
  vocalPerWeek: null,
  bioTones: ['professional', 'casual', 'creative', 'bold'],
  bioPlatforms: ['tiktok', 'instagram', 'youtube', 'spotify', 'press'],
  upcomingReleases: null,
  calendarAutomation: true,
  analyticsPlatforms: preferredPlatformIds,
  analyticsDays: null,
} as const satisfies PlanLimits;

/** The one home of the limits of each tier: of the free account, and what Digital Pro, and with it enterprise, makes of them. */
export const planLimits = {
  free: {
    coversPerMonth: 2,
    coverWatermark: true,
    coverRatios: ['1:1', '16:9'],
    coverSize: 1200,
    lyricsPerMonth: 3,
    vocalPerWeek: 1,
    bioTones: ['professional', 'casual'],
    bioPlatforms: ['tiktok', 'instagram', 'youtube', 'spotify'],
    upcomingReleases: 5,
    calendarAutomation: false,
    analyticsPlatforms: ['spotify'],
    analyticsDays: 30,
  },
  pro,
  enterprise: pro,
} as const satisfies Record<'free' | 'pro' | 'enterprise', PlanLimits>;

type Tier = keyof typeof planLimits;

/** Whether an account may have its biographies in a tone, and for a platform. */
export const hasBioTone = (tier: Tier, tone: string): boolean => allows(tier, 'bioTones', tone);
export const hasBioPlatform = (tier: Tier, platform: string): boolean =>
  allows(tier, 'bioPlatforms', platform);

function allows(tier: Tier, what: 'bioTones' | 'bioPlatforms', one: string): boolean {
  const allowed: readonly string[] = planLimits[tier][what];
  return allowed.includes(one);
}

/** The time in which a mail of a free account should be answered: a target until it is measured. */
export const freeSupportHours = 48;

/** What is counted of the tools, by the names that `users.monthly_usage` has for it. */
export type Feature = 'coverArtGenerator' | 'lyricsGenerator' | 'vocalAnalyzer';

/** How long each count runs: to the end of the month, or of the week, of Bogotá. */
export const featureWindows = {
  coverArtGenerator: 'month',
  lyricsGenerator: 'month',
  vocalAnalyzer: 'week',
} as const satisfies Record<Feature, 'month' | 'week'>;

/** How often a tier may use a feature in its window; `null` has no limit. */
export function limitOf(tier: Tier, feature: Feature): number | null {
  const { coversPerMonth, lyricsPerMonth, vocalPerWeek } = planLimits[tier];
  return {
    coverArtGenerator: coversPerMonth,
    lyricsGenerator: lyricsPerMonth,
    vocalAnalyzer: vocalPerWeek,
  }[feature];
}
