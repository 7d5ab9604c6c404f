import { platformName } from '#content/platforms/platforms.ts';
import { seededRandom } from '#app/ui/art/seeded-random.ts';

/** Invented plays of a song that does not exist: one figure a day, for each platform. */
export type PlatformDays = { id: string; name: string; days: readonly number[]; total: number };

export const weekCount = 12;
const dayCount = weekCount * 7;

type Shape = {
  id: string;
  size: number;
  peaks: readonly (readonly [day: number, width: number, height: number])[];
};

/** When a platform swells: the release, a list that took the song up, a video that went round. */
const shapes: readonly Shape[] = [
  {
    id: 'spotify',
    size: 300,
    peaks: [
      [9, 7, 0.8],
      [36, 12, 1],
      [66, 9, 0.5],
    ],
  },
  {
    id: 'youtube_music',
    size: 190,
    peaks: [
      [12, 8, 0.6],
      [52, 9, 1],
    ],
  },
  {
    id: 'apple_music',
    size: 140,
    peaks: [
      [9, 6, 1],
      [40, 14, 0.6],
    ],
  },
  {
    id: 'amazon_music',
    size: 96,
    peaks: [
      [28, 16, 0.8],
      [70, 10, 1],
    ],
  },
  {
    id: 'deezer',
    size: 72,
    peaks: [
      [18, 12, 1],
      [60, 14, 0.7],
    ],
  },
];

export function exampleDays(): PlatformDays[] {
  return shapes.map(({ id, size, peaks }, index) => {
    const random = seededRandom(index + 31);
    const days = Array.from({ length: dayCount }, (_, day) => {
      const swell = peaks.reduce(
        (sum, [at, width, height]) => sum + height * Math.exp(-(((day - at) / width) ** 2)),
        0.14,
      );
      // The release was a Friday: days 0 and 1 of each week are the busy ones.
      const weekend = day % 7 < 2 ? 1.12 : 1;
      return Math.round(size * swell * weekend * (0.82 + 0.26 * random()));
    });
    return { id, name: platformName(id), days, total: sum(days) };
  });
}

/** Three stretches of four weeks each, for reading as a table. */
export const monthTotals = ({ days }: PlatformDays): number[] =>
  [0, 28, 56].map((from) => sum(days.slice(from, from + 28)));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
