import { heightAt } from '#packages/ridge/src/index.ts';
import { seededRandom } from './seeded-random.ts';
import './vu-meter.css';

const centre = { x: 260, y: 300 };
const radius = 214;

/** Marks of a VU meter: the level in dB and its angle; the scale is not even, as on the real one. */
const marks = [
  [-20, -139],
  [-10, -126],
  [-7, -117],
  [-5, -109],
  [-3, -99],
  [-2, -93],
  [-1, -86],
  [0, -78],
  [1, -68],
  [2, -57],
  [3, -45],
] as const;
const large = [-20, -10, -5, 0, 3];
const betweenMarks = [1, 2, 3];

/** A VU meter at zero, with the range over the city behind its scale. */
export const VuMeter = () => (
  <svg className="vu-meter" viewBox="0 0 520 330" aria-hidden="true">
    <rect className="vu-body" width="520" height="330" rx="4" />
    <rect className="vu-face" x="14" y="14" width="492" height="302" rx="3" />
    <path className="vu-ridge" d={ridge()} />
    <path className="vu-arc" d={arc(-139, -78)} />
    <path className="vu-arc vu-red" d={arc(-78, -45)} />
    <path className="vu-ticks" d={ticks(false)} />
    <path className="vu-ticks vu-red" d={ticks(true)} />
    {marks.map(([level, angle]) => (
      <g key={level} className={level > 0 ? 'vu-red' : undefined}>
        <path className="vu-mark" d={line(angle, radius, radius + 20)} />
        <text {...place(angle)} className={large.includes(level) ? 'vu-large' : undefined}>
          {level > 0 ? `+${level}` : String(level).replace('-', '−')}
        </text>
      </g>
    ))}
    <text className="vu-name" x="260" y="212">
      VU
    </text>
    <path className="vu-needle" d={line(-81.5, 52, radius + 12)} />
    <path className="vu-body" d="M14 316v-28h172a82 82 0 0 1 148 0h172v28Z" />
    <circle className="vu-lamp" cx="470" cy="302" r="6" />
    <text className="vu-maker" x="32" y="307">
      2600 m
    </text>
  </svg>
);

function at(degrees: number, distance: number): [string, string] {
  const angle = (degrees * Math.PI) / 180;
  return [
    (centre.x + distance * Math.cos(angle)).toFixed(1),
    (centre.y + distance * Math.sin(angle)).toFixed(1),
  ];
}

const line = (degrees: number, from: number, to: number) =>
  `M${at(degrees, from).join(' ')}L${at(degrees, to).join(' ')}`;

const arc = (from: number, to: number) =>
  `M${at(from, radius).join(' ')}A${radius} ${radius} 0 0 1 ${at(to, radius).join(' ')}`;

function place(degrees: number): { x: string; y: number } {
  const [x, y] = at(degrees, radius + 36);
  return { x, y: Number(y) + 5 };
}

/** The short marks between two levels; those over zero are red. */
function ticks(overZero: boolean): string {
  return marks
    .slice(0, -1)
    .flatMap(([level, angle], index) => {
      const next = marks[index + 1]?.[1] ?? angle;
      if (level >= 0 !== overZero) return [];
      return betweenMarks.map((k) => line(angle + ((next - angle) * k) / 4, radius, radius + 9));
    })
    .join('');
}

function ridge(): string {
  const random = seededRandom(9);
  return Array.from({ length: 52 }, (_, bar) => {
    const height = heightAt(880 + bar * 11) * 0.34 * (random() < 0.3 ? 1 : 0.6 + 0.4 * random());
    return line(-139 + bar * 1.82, radius - 10, radius - 10 - height);
  }).join('');
}
