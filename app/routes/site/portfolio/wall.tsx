import type { ReactNode } from 'react';
import './wall.css';

/** One brick, with its mortar; the rules of the site are marked at the same distance. */
const brick = { width: 80, height: 28 };
const courses = 5;
const top = brick.height * courses;
/** After so many pixels the broken top repeats. */
const period = brick.width * 20;

/** A brick wall in the street, broken at the top like a spectrum. `children` are what hangs on it. */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <div className="wall">
      <svg className="wall-bricks" aria-hidden="true">
        <defs>
          <pattern
            id="wall-body"
            y={top}
            width={brick.width}
            height={brick.height * 2}
            patternUnits="userSpaceOnUse"
          >
            <path d="M0 .5h80M0 28.5h80M.5 0v28M40.5 28v28" />
          </pattern>
          <pattern id="wall-top" width={period} height={top} patternUnits="userSpaceOnUse">
            <path className="wall-face" d={brokenTop(false)} />
            <path className="wall-brick" d={brokenTop(true)} />
          </pattern>
        </defs>
        <rect className="wall-face" y={top} width="100%" height="100%" />
        <rect y={top} width="100%" height="100%" fill="url(#wall-body)" />
        <rect width="100%" height={top} fill="url(#wall-top)" />
      </svg>
      <div className="wrap">{children}</div>
    </div>
  );
}

/** The bricks over the last whole course: as many as the wave is high there, and those that stick out of it. */
function brokenTop(out: boolean): string {
  let path = '';
  for (let course = 0; course < courses; course += 1)
    for (let left = course % 2 ? 0 : brick.width / 2; left <= period; left += brick.width) {
      const height = waveAt(left);
      if (course >= height || (course === Math.ceil(height) - 1 && left % 400 === 0) !== out)
        continue;
      // A brick over the end of the drawing goes on at its beginning.
      for (const x of left + brick.width > period ? [left, left - period] : [left])
        path += `M${x + 0.5} ${top - (course + 1) * brick.height + 0.5}h80v28h-80z`;
    }
  return path;
}

const waveAt = (x: number): number => {
  const turn = (x / period) * 2 * Math.PI;
  return 2.4 + 1.5 * Math.sin(turn * 3 + 2) + 1.3 * Math.sin(turn * 7 + 0.6);
};
