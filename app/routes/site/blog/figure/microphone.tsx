import type { Motif } from './post-figure.tsx';

const centre = { x: 160, y: 104 };
const radius = 84;

/** The head of a microphone from up close, and the waves that reach it. */
export const Microphone: Motif = ({ random }) => {
  const pitch = 9 + Math.floor(random() * 4);
  const side = random() < 0.5 ? -1 : 1;
  let grille = '';
  for (let y = -radius + pitch; y < radius; y += pitch) {
    if (Math.abs(y) < 12) continue;
    const half = Math.sqrt(radius ** 2 - y ** 2) - 9;
    if (half > 6) grille += `M${centre.x - half} ${centre.y + y}h${half * 2}`;
  }
  const waves = [118, 140, 162].map((reach) => {
    const [x, y] = [centre.x + side * reach * 0.9, reach * 0.44];
    return `M${x.toFixed(0)} ${(centre.y - y).toFixed(0)}A${reach} ${reach} 0 0 ${side === 1 ? 1 : 0} ${x.toFixed(0)} ${(centre.y + y).toFixed(0)}`;
  });
  return (
    <>
      <path className="figure-night" d="m116 176 16 64h56l16-64Z" />
      <circle className="figure-night" cx={centre.x} cy={centre.y} r={radius} />
      <path className="figure-wire figure-wire-amber" d={grille} strokeWidth="3.2" />
      <path className="figure-brick" d={`M${centre.x - radius - 4} 95h${radius * 2 + 8}v18H72Z`} />
      <path className="figure-wire figure-wire-night" d={waves.join('')} strokeWidth="6" />
    </>
  );
};
