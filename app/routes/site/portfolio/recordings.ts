import type { Work } from '#content/portfolio.ts';

/** The works as schema.org knows them. Their players are lists of others, so no address is given. */
export const recordings = (works: readonly Work[]) =>
  works.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: works.map((work, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'MusicRecording',
              name: work.title,
              genre: work.genre,
              datePublished: String(work.year),
              duration: `PT${work.duration.replace(':', 'M')}S`,
              byArtist: { '@type': 'MusicGroup', name: work.artist },
            },
          })),
        },
      ];
