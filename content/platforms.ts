/** Names of the platforms that songs are sent to, by what the database calls them. */
export const platforms: Readonly<Record<string, string>> = {
  spotify: 'Spotify',
  apple_music: 'Apple Music',
  youtube_music: 'YouTube Music',
  amazon_music: 'Amazon Music',
  deezer: 'Deezer',
  tidal: 'Tidal',
};

/** In the order in which a person chooses among them. */
export const platformIds: readonly string[] = Object.keys(platforms);
