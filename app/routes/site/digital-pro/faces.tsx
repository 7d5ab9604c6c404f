import type { ReactNode } from 'react';
import type { PageKey } from '#content/site-map.ts';
import { planLimits } from '#content/plan-limits.ts';
import './faces.css';

const { free } = planLimits;

/** The face of a module: what is `lit` works with every account, what is `more` lights up with the plan. */
const Face = ({ children }: { children: ReactNode }) => (
  <svg className="face" viewBox="0 0 120 120" aria-hidden="true">
    {children}
  </svg>
);

/** What the free account has of `count`, and the rest. */
const split = (count: number, lit: number) =>
  Array.from({ length: count }, (_, index) => ({ index, look: index < lit ? 'lit' : 'more' }));

const Cover = () => (
  <Face>
    <rect className="frame" x="12" y="12" width="96" height="96" />
    <circle className="lit" cx="82" cy="42" r="13" />
    <path className="ground" d="M12 108V86l22-26 14 12 20-32 22 38 18 12v18Z" />
    <path
      className="watermark"
      d="M12 44 44 12M12 76 76 12M12 108 108 12M44 108l64-64M76 108l32-32"
    />
  </Face>
);

const verses = [7, 9, 8, 8, 7, 9, 8];

const Lyrics = () => (
  <Face>
    {split(verses.length, free.lyricsPerMonth).map(({ index, look }) => (
      <path
        key={index}
        className={look}
        strokeWidth="7"
        d={Array.from(
          { length: verses[index] ?? 0 },
          (_, syllable) => `M${17 + syllable * 10.4} ${14 + index * 13.6}v8`,
        ).join('')}
      />
    ))}
  </Face>
);

const Vocal = () => (
  <Face>
    {split(5, free.vocalPerWeek).map(({ index, look }) => (
      <path key={index} className={look} strokeWidth="4" d={melody(index)} />
    ))}
  </Face>
);

/** A line that rises and falls, higher for each voice. */
const melody = (voice: number) =>
  Array.from({ length: 26 }, (_, step) => {
    const y = 96 - voice * 16 - 11 * Math.sin(step * 0.46 + voice * 0.5);
    return `${step ? 'L' : 'M'}${10 + step * 4} ${y.toFixed(1)}`;
  }).join('');

const Bio = () => (
  <Face>
    {split(6, 2).map(({ index, look }) => {
      const [x, y] = [12 + (index % 3) * 34, 14 + Math.floor(index / 3) * 50];
      return (
        <g key={index}>
          <rect className="frame" x={x} y={y} width="28" height="42" />
          <path
            className={look}
            strokeWidth="3.5"
            d={`M${x + 5} ${y + 9}h18M${x + 5} ${y + 18}h${index % 2 ? 12 : 18}M${x + 5} ${y + 27}h14M${x + 5} ${y + 35}h${index % 3 ? 16 : 8}`}
          />
        </g>
      );
    })}
  </Face>
);

const Calendar = () => (
  <Face>
    {split(25, free.upcomingReleases).map(({ index, look }) => (
      <rect
        key={index}
        className={look}
        x={12 + (index % 5) * 20}
        y={12 + Math.floor(index / 5) * 20}
        width="16"
        height="16"
      />
    ))}
  </Face>
);

const heights = [62, 84, 46, 96, 34, 72];

const Analytics = () => (
  <Face>
    {split(heights.length, free.analyticsPlatforms.length).map(({ index, look }) => (
      <rect
        key={index}
        className={look}
        x={12 + index * 16.4}
        y={108 - (heights[index] ?? 0)}
        width="12"
        height={heights[index]}
      />
    ))}
  </Face>
);

export const faces: Partial<Record<PageKey, () => ReactNode>> = {
  coverArt: Cover,
  lyrics: Lyrics,
  vocal: Vocal,
  bio: Bio,
  releaseCalendar: Calendar,
  streamAnalytics: Analytics,
};
