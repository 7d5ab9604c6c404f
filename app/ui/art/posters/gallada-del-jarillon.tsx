import { Ground, PosterName } from './poster-name.tsx';

/** The steps of a salsa as a dance school draws them: where each foot lands, how it is turned, and its count. */
const steps = [
  { count: 1, x: 70, y: 330, turn: -16, side: 'left' },
  { count: 2, x: 152, y: 262, turn: 6, side: 'right' },
  { count: 3, x: 168, y: 420, turn: -12, side: 'left' },
  { count: 5, x: 256, y: 300, turn: 14, side: 'right' },
  { count: 6, x: 272, y: 448, turn: -6, side: 'left' },
  { count: 7, x: 350, y: 350, turn: 20, side: 'right' },
] as const;

/** Steps of a dance, on tiptoe. */
export const GalladaDelJarillon = () => (
  <>
    <Ground ink="lulo" />
    <path
      className="ink-night pen"
      d="M70 330C90 220 148 210 152 262S130 410 168 420 222 260 256 300 236 446 272 448 326 330 350 350"
      strokeWidth="4"
      strokeDasharray="4 9"
    />
    {steps.map(({ count, x, y, turn, side }) => (
      <g
        key={count}
        className={side === 'left' ? 'ink-night' : 'ink-fog'}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${side === 'left' ? -1.34 : 1.34} 1.34)`}
      >
        <path d="M-4-50C20-56 31-30 25-4 23 6 20 12 18 18h-34c-2-10-8-20-9-33-1-18 6-31 21-35Z" />
        <path d="M-15 26h32c3 22-5 34-16 34s-20-12-16-34Z" />
      </g>
    ))}
    {steps.map(({ count, x, y, side }) => (
      <text
        key={count}
        className={side === 'left' ? 'ink-fog' : 'ink-night'}
        x={x}
        y={y - 8}
        fontSize="34"
        fontStretch="110%"
        textAnchor="middle"
      >
        {count}
      </text>
    ))}
    <PosterName
      ink="night"
      lines={[
        { text: 'La Gallada', y: 88, size: 88, stretch: 71 },
        { text: 'del Jarillón', y: 172, size: 88, stretch: 61.8 },
      ]}
    />
  </>
);
