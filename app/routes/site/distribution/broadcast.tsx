import type { ReactNode } from 'react';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { distribution as words } from '#content/services/distribution.ts';
import './broadcast.css';

const mast = { x: 720, tip: 112 };
const width = 1440;
const foot = 460;
const rings = [40, 84, 132, 184, 240, 300, 364, 432, 504, 580, 660, 744];

/** Summits of the hill: where, how high and how wide. */
const summits = [
  [720, 226, 190],
  [1085, 92, 150],
  [395, 74, 120],
  [160, 40, 130],
] as const;

const heightAt = (x: number) =>
  summits.reduce((sum, [at, high, wide]) => sum + high * Math.exp(-(((x - at) / wide) ** 2)), 14);

const outline = hillside();

/** The antenna on the hill and how far it reaches. `children` are written inside the hill. */
export const Broadcast = ({ children }: { children: ReactNode }) => (
  <div className="broadcast">
    <div className="broadcast-sky">
      <svg viewBox="0 -60 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {rings.map((radius, index) => (
          <circle
            key={radius}
            className={index < 4 ? 'broadcast-near' : 'broadcast-far'}
            cx={mast.x}
            cy={mast.tip}
            r={radius}
            strokeWidth={(7 - index * 0.5).toFixed(1)}
          />
        ))}
        <path className="broadcast-hill" d={`${outline}V${foot}H0Z`} />
        <path className="broadcast-outline" d={outline} />
        <path className="broadcast-bars" d={bars()} />
        <Mast />
      </svg>
    </div>
    <div className="broadcast-words night">
      <div className="wrap">{children}</div>
    </div>
    <dl className="wrap reach">
      {words.stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Mast = () => (
  <g className="broadcast-mast">
    <path d="M703 226 716 124M737 226l-13-102M706 200h28M708 184h24M711 166h18M713 150h14" />
    <path d="m706 200 26-16M734 200l-26-16M709 184l20-18M731 184l-20-18M711 166l16-16M729 166l-16-16" />
    <path d="M720 124v-6" />
    <circle className="broadcast-lamp" cx={mast.x} cy={mast.tip} r="9" />
  </g>
);

function hillside(): string {
  const random = seededRandom(3);
  let path = '';
  for (let x = 0; x <= width; x += 12) {
    path += `${x ? 'L' : 'M'}${x} ${(foot - heightAt(x) - 2.4 * random()).toFixed(1)}`;
  }
  return path;
}

/** The hill is a waveform too: its bars are as high as the slope lets them. */
function bars(): string {
  const random = seededRandom(33);
  let path = '';
  for (let x = 6; x < width; x += 12) {
    const bar = (heightAt(x) - 20) * (0.3 + 0.55 * random());
    if (bar > 10) path += `M${x} ${foot}v-${bar.toFixed(0)}`;
  }
  return path;
}
