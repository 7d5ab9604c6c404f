import type { ReactNode } from 'react';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { distribution as words } from '#content/services/distribution.ts';
import './freight.css';

/** What goes with the song: each service and how it looks on paper, in boxes of 560 × 84. */
export const Freight = () => (
  <ul className="freight">
    {words.services.map(({ name, text }, index) => (
      <li key={name}>
        <svg viewBox="0 0 560 84" aria-hidden="true">
          {drawings[index]}
        </svg>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

const drawings: readonly ReactNode[] = [
  // The days before a date.
  <>
    <path className="freight-line" d={days()} />
    <path className="freight-brick" d="M442 84V6h64l-14 15 14 15h-60v48Z" />
  </>,
  // A bar code.
  <path key="codes" className="freight-ink" d={barCode()} />,
  // What is left of a whole, part by part.
  <>
    <path className="freight-amber" d="M0 18h336v48H0Z" />
    <path className="freight-brick" d="M342 18h120v48H342Z" />
    <path className="freight-edge" d="M468 18h92v48h-92Z" />
    <path className="freight-line" d="M1 78v-6m334 6v-6M1 76h334" />
  </>,
  // From one mast to another, with the same waves.
  <>
    <path
      className="freight-line"
      d="M0 82h560M60 82V34M46 82l14-40 14 40M500 82V34M486 82l14-40 14 40"
    />
    <circle className="freight-edge" cx="60" cy="30" r="8" />
    <circle className="freight-amber" cx="500" cy="30" r="8" />
    <path className="freight-way" d="M92 30h352" />
    <path className="freight-ink" d="m444 18 22 12-22 12Z" />
    <path className="freight-wave" d="M520 14a24 24 0 0 1 0 32M532 4a38 38 0 0 1 0 52" />
  </>,
];

function days(): string {
  return Array.from(
    { length: 36 },
    (_, day) => `M${2 + day * 16} 84v-${day % 7 === 0 ? 34 : 18}`,
  ).join('');
}

function barCode(): string {
  const random = seededRandom(80);
  let path = '';
  for (let x = 0; x < 548;) {
    const bar = 3 + Math.floor(random() * 4) * 3;
    path += `M${x} 6h${bar}v${x < 12 || x > 536 ? 78 : 66}h-${bar}Z`;
    x += bar + 4 + Math.floor(random() * 3) * 4;
  }
  return path;
}
