/** A player of another site. Nothing is asked of that site until a person presses. */
export type Player = {
  type: 'spotify' | 'youtube';
  /** The page of that site, for who has no script and who would rather go there. */
  url: string;
  /** What the frame loads. */
  embedUrl: string;
};

/** The frame of each site: its name, how high it is, and what it may do. */
export const frames = {
  spotify: { site: 'Spotify', height: 352, shortHeight: 152, allow: 'encrypted-media' },
  youtube: {
    site: 'YouTube',
    height: 315,
    shortHeight: 315,
    allow: 'autoplay; encrypted-media; fullscreen',
  },
} as const satisfies Record<Player['type'], object>;

/** Where frames may come from, on the pages that have players. */
export const playerOrigins = ['https://open.spotify.com', 'https://www.youtube-nocookie.com'];

export const spotifyPlaylist = (id: string): Player => ({
  type: 'spotify',
  url: `https://open.spotify.com/playlist/${id}`,
  embedUrl: `https://open.spotify.com/embed/playlist/${id}`,
});

export const youtubeVideo = (id: string): Player => ({
  type: 'youtube',
  url: `https://www.youtube.com/watch?v=${id}`,
  // The press was the wish to see it.
  embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
});
