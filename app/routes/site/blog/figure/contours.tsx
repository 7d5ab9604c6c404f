import type { Motif } from './post-figure.tsx';

const summit = { x: 186, y: 96 };
const levels = [168, 140, 113, 88, 64, 42, 22];

/** A mountain on a map, and the way up to its summit. */
export const Contours: Motif = ({ random }) => {
  const bumps = Array.from({ length: 3 }, (_, index) => ({
    waves: index + 2,
    phase: random() * 7,
    size: 0.1 + random() * 0.07,
  }));
  const reach = (level: number, angle: number) =>
    bumps.reduce(
      (radius, { waves, phase, size }) =>
        radius * (1 + size * Math.sin(waves * angle + phase + level / 60)),
      level,
    );
  const at = (level: number, angle: number) => {
    const radius = reach(level, angle);
    const [x, y] = [summit.x + Math.cos(angle) * radius, summit.y + Math.sin(angle) * radius * 0.8];
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  };
  const lines = levels.map((level) => {
    const turns = Array.from({ length: 40 }, (_, index) => at(level, (index / 40) * 2 * Math.PI));
    return `M${turns.join('L')}Z`;
  });
  const start = 2.2 + random() * 0.6;
  const way = levels.map((level, index) => at(level, start + (index % 2 ? 0.34 : -0.2)));
  return (
    <>
      <path className="figure-wire figure-wire-night" d={lines.join('')} strokeWidth="2.6" />
      <path className="figure-way" d={`M${way.join('L')}L${summit.x} ${summit.y}`} />
      <path className="figure-night" d={`M${summit.x - 2} ${summit.y}v-46h4v46Z`} />
      <path className="figure-amber" d={`M${summit.x + 2} ${summit.y - 46}l34 11-34 11Z`} />
    </>
  );
};
