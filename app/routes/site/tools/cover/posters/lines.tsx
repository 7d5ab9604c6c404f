import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { inks } from './inks.ts';

const bands = [
  inks.teal,
  'oklch(64% 0.06 208)',
  'oklch(72% 0.06 212)',
  inks.sky,
  'oklch(87% 0.045 160)',
  'oklch(91% 0.05 110)',
  inks.cream,
];

/** A hill seen from above, as a map draws it. */
export const Contours = () => (
  <svg width="300" height="196" viewBox="0 0 300 196">
    {bands.map((fill, k) => (
      <path
        key={fill}
        fill={fill}
        stroke={inks.slate}
        strokeWidth="1.2"
        d={contour(190 - k * 28, k)}
      />
    ))}
  </svg>
);

function contour(radius: number, turn: number): string {
  const points = Array.from({ length: 40 }, (_, k) => {
    const angle = (k / 40) * Math.PI * 2;
    const swell =
      1 + 0.2 * Math.sin(2 * angle + 0.6) + 0.09 * Math.sin(3 * angle + 1.4 + turn * 0.25);
    const x = 176 + radius * swell * Math.cos(angle);
    const y = 96 + radius * 0.74 * swell * Math.sin(angle);
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${points.join('L')}Z`;
}

const streams = [inks.brick, inks.blue, inks.forest, inks.amber];

/** Brush strokes carried by one current; they stop where the title begins. */
export const Current = () => {
  const random = seededRandom(41);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {Array.from({ length: 72 }, (_, k) => {
        const start = {
          x: Math.round((k % 9) * 38 - 22 + random() * 18),
          y: Math.round(112 + Math.floor(k / 9) * 26 + random() * 16),
        };
        return (
          <path
            key={k}
            d={stream(start, 3 + Math.floor(random() * 4))}
            stroke={streams[Math.floor(random() * streams.length)]}
            strokeWidth={random() < 0.4 ? 10 : 6}
          />
        );
      })}
    </g>
  );
};

function stream({ x, y }: { x: number; y: number }, steps: number): string {
  let path = `M${x} ${y}`;
  let [atX, atY] = [x, y];
  for (let step = 0; step < steps; step += 1) {
    const angle = Math.sin(atX / 70) * 1.1 + Math.cos(atY / 46) * 0.9;
    atX += Math.cos(angle) * 8;
    atY += Math.sin(angle) * 8;
    if (atY < 104) break;
    path += `L${atX.toFixed(0)} ${atY.toFixed(0)}`;
  }
  return path;
}

/** Two tides of ribbons that cross. */
export const Ribbons = () => (
  <g fill="none" strokeWidth="9">
    {Array.from({ length: 7 }, (_, k) => (
      <path key={k} d={ribbon(8 + k * 18, 8, 0)} stroke={inks.blue} />
    ))}
    {Array.from({ length: 6 }, (_, k) => (
      <path key={k} d={ribbon(14 + k * 18, 13, 2.4)} stroke={inks.brick} strokeOpacity="0.88" />
    ))}
  </g>
);

const ribbon = (y: number, tall: number, shift: number) =>
  Array.from(
    { length: 21 },
    (_, k) =>
      `${k ? 'L' : 'M'}${k * 15} ${(y + tall * Math.sin(k / 2.6 + shift + y / 90)).toFixed(0)}`,
  ).join('');

/** Arches that lean on each other, one against the next. */
export const Arches = () => (
  <g fill="none" strokeWidth="12">
    {[
      { x: 76, from: 7 },
      { x: 236, from: 5 },
    ].map(({ x, from }) =>
      Array.from({ length: from }, (_, k) => from - k).map((ring) => (
        <circle
          key={`${x} ${ring}`}
          cx={x}
          cy="300"
          r={ring * 18}
          stroke={arch[ring % arch.length]}
        />
      )),
    )}
  </g>
);

const arch = [inks.cream, inks.orange, inks.brick, inks.amber];
