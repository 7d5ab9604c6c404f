import { Fragment } from 'react';
import './instruments.css';

/** Each service has its own instrument on the console. */

const faders = [
  { x: 28, y: 88 },
  { x: 76, y: 50 },
  { x: 124, y: 64 },
  { x: 172, y: 24 },
];

export const Faders = () => (
  <svg className="instrument" viewBox="0 0 200 150" aria-hidden="true">
    {faders.map(({ x, y }, index) => (
      <Fragment key={x}>
        <path d={`M${x} 8V142`} strokeWidth="4" />
        {/* Nine marks beside the fader, every fourth longer. */}
        <path d={`M${x + 13.5} 11.3V142`} strokeWidth="5" strokeDasharray="1.4 14.6" />
        <path d={`M${x + 16} 11.3V142`} strokeWidth="10" strokeDasharray="1.4 62.6" />
        <rect
          className={index === 1 ? 'instrument-lit' : 'instrument-cap'}
          x={x - 11}
          y={y}
          width="22"
          height="32"
          rx="2"
        />
        <path d={`M${x - 11} ${y + 16}h22`} />
      </Fragment>
    ))}
  </svg>
);

export const Viewfinder = () => (
  <svg className="instrument" viewBox="0 0 200 150" aria-hidden="true">
    <path d="M4 30V8h24M172 8h24v22M196 120v22h-24M28 142H4v-22" />
    <path
      className="instrument-solid"
      d="m16 122 26-20 20 6 30-48 14 14 14-32 20 44 24 20 20 16Z"
    />
    <circle className="instrument-lamp" cx="148" cy="42" r="15" />
    <path d="M16 132h168" strokeWidth="1.4" strokeDasharray="1.4 6.6" />
    <path className="instrument-wire" d="M84 126v12" strokeWidth="4" />
  </svg>
);

const jacks = [26, 124].flatMap((y) => [22, 61, 100, 139, 178].map((x) => ({ x, y })));

export const PatchBay = () => (
  <svg className="instrument" viewBox="0 0 200 150" aria-hidden="true">
    {jacks.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="12" />
    ))}
    <path
      d={jacks.map(({ x, y }) => `M${x} ${y}h0`).join('')}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path className="instrument-wire cable" d="M61 26c0 84 78 24 78 98" />
    <path className="instrument-brick cable" d="M178 26c0 70-78 20-78 98" />
    <path className="cable" d="M22 26v98" />
  </svg>
);

const rings = [20, 38, 56, 74];

export const Antenna = () => (
  <svg className="instrument" viewBox="0 0 200 150" aria-hidden="true">
    <path
      className="instrument-solid"
      d="M0 142q24-4 44-30 14-18 26-20 14-32 30-34 18 4 30 32 14 6 30 26 18 22 40 26Z"
    />
    <path d="M100 62V40" strokeWidth="3" />
    <circle className="instrument-lamp" cx="100" cy="36" r="6" />
    {rings.map((radius, index) => (
      <path key={radius} className="instrument-wire" d={ring(radius)} strokeWidth={5 - index} />
    ))}
  </svg>
);

/** One wave leaving the antenna to both sides. */
function ring(radius: number): string {
  const low = Math.round(36 - radius * 0.2);
  const high = Math.round(Math.max(2, 36 - radius * 0.82));
  const side = (sign: 1 | -1) =>
    `M${Math.round(100 + sign * radius * 0.87)} ${low}A${radius} ${radius} 0 0 ${sign === 1 ? 0 : 1} ${Math.round(100 + sign * radius * 0.55)} ${high}`;
  return side(-1) + side(1);
}
