import { distribution as words } from '#content/services/distribution.ts';
import './receivers.css';

/** The grid of cards as one field: three across, with the antenna over its middle. */
const card = { width: 360, gap: 24, height: 320 };
const rings = Array.from({ length: 22 }, (_, index) => 60 + index * 34);

/** The platforms, each where the waves of one antenna reach it. */
export const Receivers = () => (
  <ul className="receivers">
    {words.platforms.map(({ name, text }, index) => (
      <li key={name}>
        <Waves column={index % 3} row={Math.floor(index / 3)} />
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

const Waves = ({ column, row }: { column: number; row: number }) => (
  <svg viewBox={`0 0 ${card.width} 92`} aria-hidden="true">
    {rings.map((radius, index) => (
      <circle
        key={radius}
        cx={card.width / 2 - (column - 1) * (card.width + card.gap)}
        cy={-50 - row * card.height}
        r={radius}
        strokeWidth={Math.max(1.2, 6 - index * 0.26).toFixed(1)}
      />
    ))}
    <path className="receiver-mast" d="M180 92V44M168 92h24" />
    {/* The dish looks at the antenna. */}
    <path
      className="receiver-dish"
      transform={`rotate(${(1 - column) * 38} 180 30)`}
      d="M154 22h52a26 26 0 0 1-52 0ZM178 22V8h4v14Z"
    />
  </svg>
);
