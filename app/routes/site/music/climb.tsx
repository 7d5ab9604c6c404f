import type { ReactNode } from 'react';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import './climb.css';

type Stretch = { name: string; text: string; time: string | null };

/** How high each of the six stretches ends, in the drawing's units. */
const heights = [0, 34, 78, 52, 104, 150];
const stretchWidth = 200;
const barStep = 8;

/** The way of a song to its master, as a climb: every stretch stands on its bars, and the last one is lit. */
export function Climb({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  const [ahead, lit] = bars();
  return (
    <div className="climb">
      <ol className="climb-stretches">
        {stretches.map(({ name, text, time }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {time && <p className="measure">{time}</p>}
          </li>
        ))}
      </ol>
      <svg
        className="climb-bars"
        viewBox="0 0 1200 190"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={ahead} />
        <path className="climb-lit" d={lit} />
      </svg>
    </div>
  );
}

/** Bars that rise towards each stretch and fall towards a lower one; those of the last stretch apart. */
function bars(): [string, string] {
  const random = seededRandom(11);
  const levels = heights.map((height) => height + 30);
  const last = levels.length - 1;
  let ahead = '';
  let lit = '';
  for (let x = barStep / 2; x < stretchWidth * levels.length; x += barStep) {
    const index = Math.floor(x / stretchWidth);
    const along = (x % stretchWidth) / stretchWidth;
    const level = levels[index] ?? 0;
    const before = index > 0 ? (levels[index - 1] ?? level) : 14;
    const after = levels[index + 1] ?? level;
    let height = level;
    if (before < level) height = before + (level - before) * Math.min(1, along * 1.9) ** 0.8;
    if (after < level && along > 0.62) height = level - ((level - after) * (along - 0.62)) / 0.38;
    height -= random() * height * (random() < 0.3 ? 0.04 : 0.3);
    const bar = `M${x} 190v-${Math.max(6, height).toFixed(0)}`;
    if (index === last) lit += bar;
    else ahead += bar;
  }
  return [ahead, lit];
}
