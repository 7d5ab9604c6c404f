import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { inks } from './inks.ts';

const tile = 60;
const tileInks = [inks.brick, inks.blue, inks.amber, inks.forest, inks.night];

/** Fifteen tiles of a floor. */
export const Tiles = () => {
  const random = seededRandom(88);
  const pick = () => tileInks[Math.floor(random() * tileInks.length)];
  return (
    <>
      {Array.from({ length: 15 }, (_, k) => {
        const ground = pick();
        const shape = pick();
        return (
          <g
            key={k}
            transform={`translate(${(k % 5) * tile} ${120 + Math.floor(k / 5) * tile}) rotate(${Math.floor(random() * 4) * 90} 30 30)`}
          >
            <path fill={ground} d="M0 0h60v60H0z" />
            <path
              fill={shape === ground ? inks.fog : shape}
              d={tileShapes[Math.floor(random() * tileShapes.length)]}
            />
          </g>
        );
      })}
    </>
  );
};

const tileShapes = [
  'M0 0h60A60 60 0 0 1 0 60Z',
  'M0 30A30 30 0 0 1 60 30Z',
  'M30 8a22 22 0 1 1 0 44a22 22 0 1 1 0-44Z',
  'M0 0h12v60H0zM24 0h12v60H24zM48 0h12v60H48z',
  'M0 0 60 60H0Z',
];

/** A sun made of dots, thick at its heart and thinner outwards. */
export const Dots = () => (
  <g stroke={inks.brick} strokeLinecap="round">
    {[14, 11.5, 8.5, 5.5, 3].map((size, ring) => (
      <path key={size} strokeWidth={size} d={dots(ring)} />
    ))}
  </g>
);

/** The dots of one ring around (150, 104), on a grid that is turned a little. */
function dots(ring: number): string {
  let path = '';
  for (let row = -11; row < 12; row += 1)
    for (let column = -12; column < 13; column += 1) {
      const x = 150 + (column * 15 + row * 3);
      const y = 104 + (row * 15 - column * 3);
      const away = Math.hypot(x - 150, y - 104);
      if (Math.floor(away / 32) === ring && x > -6 && x < 306 && y < 196) path += `M${x} ${y}h0`;
    }
  return path;
}

const lit = [3, 5, 2, 6, 7, 4, 6, 3];

/** A wall of bricks that is also a sequencer. */
export const Bricks = () => (
  <>
    {Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const steps = lit[column] ?? 0;
        const fill = row >= steps ? inks.wine : row === steps - 1 ? inks.amber : inks.brick;
        return (
          <path
            key={`${row} ${column}`}
            fill={fill === inks.wine ? 'oklch(33% 0.06 26)' : fill}
            d={`M${column * 44 - (row % 2 ? 40 : 18)} ${278 - row * 23}h40v19h-40z`}
          />
        );
      }),
    )}
  </>
);
