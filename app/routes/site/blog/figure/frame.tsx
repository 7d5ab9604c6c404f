import type { Motif } from './post-figure.tsx';

/** What the camera sees: two lines of hills, a low sun, the corners of the viewfinder. */
export const Frame: Motif = ({ random }) => {
  const sun = { x: 80 + random() * 160, y: 78 + random() * 20 };
  return (
    <>
      <circle className="figure-amber" cx={sun.x} cy={sun.y} r="40" />
      <path className="figure-wine" d={hills(random, 128, 40)} />
      <path className="figure-night" d={hills(random, 168, 30)} />
      <path className="figure-corners" d="M22 52V22h30M268 22h30v30M298 188v30h-30M52 218H22v-30" />
      <path className="figure-wire" d="M70 218h180" strokeWidth="2" strokeDasharray="2 8" />
    </>
  );
};

function hills(random: () => number, base: number, swing: number): string {
  let path = `M0 240V${base}`;
  for (let x = 0; x < 320;) {
    const step = 30 + random() * 50;
    x = Math.min(320, x + step);
    path += `L${x.toFixed(0)} ${(base + (random() - 0.5) * 2 * swing).toFixed(0)}`;
  }
  return `${path}V240Z`;
}
