export type Ink =
  | 'night'
  | 'fog'
  | 'amber'
  | 'ochre'
  | 'brick'
  | 'lulo'
  | 'leaf'
  | 'deep'
  | 'dew'
  | 'cream'
  | 'soot';

/** One line of a name, and how it fills the sheet: its baseline, its size, and the width that was found by measuring. */
type Line = { text: string; y: number; size: number; stretch: number; x?: number };

/** The name on a poster: every line as wide as the sheet through the width axis alone. */
export const PosterName = ({ ink, lines }: { ink: Ink; lines: readonly Line[] }) => (
  <g className={`ink-${ink}`}>
    {lines.map(({ text, x = 17, y, size, stretch }) => (
      <text key={text} x={x} y={y} fontSize={size} fontStretch={`${stretch}%`}>
        {text}
      </text>
    ))}
  </g>
);

/** The flat ground of a sheet. */
export const Ground = ({ ink }: { ink: Ink }) => (
  <path className={`ink-${ink}`} d="M0 0h400v500H0z" />
);
