import './level-meter.css';

const blocks = 12;
/** The blocks from here on are the red ones. */
const hotFrom = 9;
const step = 10;

/** A level meter of lamps, lit from the quiet end on; the words beside it say the level. */
export function LevelMeter({ lit, wide = false }: { lit: number; wide?: boolean }) {
  const length = blocks * step - 2;
  return (
    <svg
      className={wide ? 'level-meter level-meter-wide' : 'level-meter'}
      viewBox={wide ? `0 0 ${length} 16` : `0 0 16 ${length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: blocks }, (_, index) => (
        <rect
          key={index}
          className={lampClass(index, lit)}
          x={wide ? index * step : 0}
          y={wide ? 0 : (blocks - 1 - index) * step}
          width={wide ? 8 : 16}
          height={wide ? 16 : 8}
        />
      ))}
    </svg>
  );
}

function lampClass(index: number, lit: number): string | undefined {
  if (index >= lit) return undefined;
  return index >= hotFrom ? 'level-hot' : 'level-lit';
}
