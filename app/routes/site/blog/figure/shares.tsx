import type { Motif } from './post-figure.tsx';

const radius = 98;
const tones = ['night', 'amber', 'teal', 'brick', 'lulo'];

/** A record cut in shares like a cake; one of them has been taken out. */
export const Shares: Motif = ({ random }) => {
  const parts = Array.from({ length: 3 + Math.floor(random() * 3) }, () => 0.5 + random() * 1.6);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const start = random() * 2 * Math.PI;
  let turned = start;
  const wedges = parts.map((part) => {
    const [from, to] = [turned, turned + (part / total) * 2 * Math.PI];
    turned = to;
    return { from, to };
  });
  return (
    <>
      {wedges.map(({ from, to }, index) => {
        const pull = index === 0 ? 18 : 0;
        const middle = (from + to) / 2;
        const [x, y] = [160 + Math.cos(middle) * pull, 120 + Math.sin(middle) * pull];
        return (
          <path
            key={from}
            className={`figure-${tones[index]} figure-cut`}
            d={wedge(x, y, from, to)}
          />
        );
      })}
      {[40, 56, 72].map((groove) => (
        <circle key={groove} className="figure-groove" cx="160" cy="120" r={groove} />
      ))}
      <circle className="figure-ground" cx="160" cy="120" r="9" />
    </>
  );
};

function wedge(x: number, y: number, from: number, to: number): string {
  const at = (angle: number) =>
    `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  const large = to - from > Math.PI ? 1 : 0;
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${at(from)}A${radius} ${radius} 0 ${large} 1 ${at(to)}Z`;
}
