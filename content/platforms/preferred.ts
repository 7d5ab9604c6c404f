import { platformsIn } from './platform.ts';

/** Beside the song, its lyrics and a video. */
const all = ['audio', 'cover', 'credits', 'lyrics', 'video'] as const;
const withLyrics = ['audio', 'cover', 'credits', 'lyrics'] as const;

/** Those that a person chooses among for what is asked for by itself, in that order. */
export const preferredPlatforms = platformsIn('world', [
  {
    name: 'Spotify',
    kind: 'streaming',
    takes: all,
    hosts: ['spotify.com', 'spotify.link'],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'Apple Music',
    kind: 'streaming',
    takes: all,
    hosts: ['music.apple.com'],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'YouTube Music',
    kind: 'streaming',
    hosts: ['music.youtube.com', 'youtube.com', 'youtu.be'],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'Amazon Music',
    kind: 'streaming',
    takes: withLyrics,
    hosts: [
      'amazon.com',
      'music.amazon.com.mx',
      'music.amazon.com.br',
      'music.amazon.es',
      'music.amazon.ca',
      'music.amazon.co.uk',
      'music.amazon.de',
      'music.amazon.fr',
      'music.amazon.it',
      'music.amazon.in',
      'music.amazon.co.jp',
      'music.amazon.com.au',
    ],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'Deezer',
    kind: 'streaming',
    takes: withLyrics,
    hosts: ['deezer.com'],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'Tidal',
    kind: 'streaming',
    takes: all,
    hosts: ['tidal.com'],
    basic: true,
    source: 'alligator',
  },
]);

export const preferredPlatformIds: readonly string[] = preferredPlatforms.map(({ id }) => id);
