/** The networks that a profile links to, by the name of their form field. */
export const socialNetworks = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  spotify: 'Spotify',
  facebook: 'Facebook',
} as const;

export type SocialNetwork = keyof typeof socialNetworks;
