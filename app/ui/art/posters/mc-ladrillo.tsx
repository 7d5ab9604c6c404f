import { Ground, PosterName } from './poster-name.tsx';

/** How high each column of the sequencer is lit. */
const levels = [3, 5, 2, 6, 8, 4, 7, 3];
const courses = 9;

/** A brick wall that is a sequencer; the step that sounds is amber. */
export const McLadrillo = () => (
  <>
    <Ground ink="soot" />
    <path className="ink-clay pen" d={wall()} strokeWidth="26" strokeDasharray="50 4" />
    <path className="ink-brick pen" d={lit('brick')} strokeWidth="26" />
    <path className="ink-amber pen" d={lit('amber')} strokeWidth="26" />
    <path className="ink-amber" d="M300 27h82v76h-82z" />
    <PosterName
      ink="fog"
      lines={[
        { text: 'MC', x: 14, y: 103, size: 110, stretch: 150 },
        { text: 'Ladrillo', y: 200, size: 110, stretch: 75.2 },
      ]}
    />
  </>
);

/** A brick is 50 by 26, with 4 of mortar; every second course begins half a brick later. */
const at = (column: number, course: number) =>
  `M${column * 54 + (course % 2 ? 27 : 0) - 16} ${469 - course * 30}`;

const wall = () => Array.from({ length: courses }, (_, course) => `${at(-1, course)}H434`).join('');

/** The bricks that are lit: amber is the one on top of its column. */
function lit(ink: 'brick' | 'amber'): string {
  let path = '';
  for (let course = 0; course < courses; course += 1)
    for (let column = -1; column < 8; column += 1) {
      const top = (levels[(column + 8) % 8] ?? 0) - 1;
      if (ink === 'amber' ? course === top : course < top) path += `${at(column, course)}h50`;
    }
  return path;
}
