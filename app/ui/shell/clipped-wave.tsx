import { seededRandom } from '../art/seeded-random.ts';
import './clipped-wave.css';

const bars = 150;
const ceiling = 62;

/** Bars that wanted to go over the ceiling, cut flat at it: a signal that clipped. */
const { whole, cut } = draw();

function draw() {
  const random = seededRandom(26);
  let [whole, cut] = ['', ''];
  for (let bar = 0; bar < bars; bar++) {
    const swell = 24 + 62 * Math.abs(Math.sin(bar / 17)) * (0.6 + 0.4 * random());
    const half = Math.min(ceiling, swell).toFixed(0);
    const path = `M${bar * 8 + 4} ${70 - Number(half)}v${Number(half) * 2}`;
    if (swell > ceiling) cut += path;
    else whole += path;
  }
  return { whole, cut };
}

export const ClippedWave = () => (
  <svg
    className="clipped"
    viewBox={`0 0 ${bars * 8} 140`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={whole} />
    <path className="clipped-cut" d={cut} />
    <path className="clipped-ceiling" d={`M0 7H${bars * 8}M0 133H${bars * 8}`} />
  </svg>
);
