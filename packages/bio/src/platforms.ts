/** Where a biography stands, from the one that takes least to the one that takes most. */
export const platforms = ['tiktok', 'instagram', 'youtube', 'spotify', 'press'] as const;
export type Platform = (typeof platforms)[number];

/**
 * What each takes, in UTF-16 units (`text.length`): an emoji is 2 in some places and 1 in others, and UTF-16 never counts
 * fewer than code points or graphemes do, so what fits here fits everywhere. `press` is a length of ours: two or three paragraphs.
 */
export const limits = {
  tiktok: 80,
  instagram: 150,
  youtube: 1000,
  spotify: 1500,
  press: 2500,
} as const satisfies Record<Platform, number>;

export const platformNames = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  spotify: 'Spotify',
  press: 'Prensa',
} as const satisfies Record<Platform, string>;
