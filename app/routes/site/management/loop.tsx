import { management as words } from '#content/services/management.ts';
import './cables.css';
import './loop.css';

/** Where each step has its pair of holes on the panel: the way goes to the right above and back below. */
const columns = [200, 600, 1000];
const upper = 56;
const lower = 174;

/** The six steps, patched from one to the next and from the last to the first. */
export const Loop = () => (
  <div className="loop">
    <ol className="loop-steps">
      {words.process.map(({ name, text }) => (
        <li key={name}>
          <i className="jack" />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className="loop-panel rack-panel">
      <svg viewBox="0 0 1200 230" aria-hidden="true">
        {columns.flatMap((x) => [pair(x, upper, 17), pair(x, lower, 17)])}
        <path className="loop-cable" d={sag(228, 572, upper) + sag(628, 972, upper)} />
        <path className="loop-cable" d={sag(628, 972, lower) + sag(228, 572, lower)} />
        <path className="loop-cable" d={side(1028, 110)} />
        <path className="loop-cable loop-back" d={side(172, -110)} />
        {columns.map((x, index) => (
          <g key={x}>
            {pair(x, upper, 8)}
            {pair(x, lower, 8)}
            <Number x={x} y={upper} value={index + 1} />
            <Number x={x} y={lower} value={6 - index} />
          </g>
        ))}
        <text className="loop-note" x="152" y={(upper + lower) / 2 + 4}>
          otra vuelta
        </text>
      </svg>
    </div>
  </div>
);

/** Two holes, or their plugs. */
const pair = (x: number, y: number, radius: number) => (
  <g key={`${x} ${y}`} className={radius > 10 ? 'loop-jacks' : 'loop-plugs'}>
    <circle cx={x - 28} cy={y} r={radius} />
    <circle cx={x + 28} cy={y} r={radius} />
  </g>
);

const sag = (from: number, to: number, y: number) =>
  `M${from} ${y}C${from + 90} ${y + 52} ${to - 90} ${y + 52} ${to} ${y}`;

const side = (x: number, bulge: number) =>
  `M${x} ${upper}C${x + bulge} ${upper} ${x + bulge} ${lower} ${x} ${lower}`;

const Number = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <text className="loop-number" x={x} y={y + 6}>
    {value}
  </text>
);
