import { distribution as words } from '#content/services/distribution.ts';
import './strength.css';

/** The advantages: with each one there is a bar more of reception. */
export const Strength = () => (
  <ul className="strength">
    {words.advantages.map(({ name, text }, index) => (
      <li key={name}>
        <Bars lit={index + 1} />
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

const bars = [1, 2, 3, 4];

const Bars = ({ lit }: { lit: number }) => (
  <svg viewBox="0 0 82 56" aria-hidden="true">
    {bars.map((bar) => (
      <path
        key={bar}
        className={bar <= lit ? 'strength-lit' : undefined}
        d={`M${bar * 20 - 18} 55v-${bar * 13}h12v${bar * 13}Z`}
      />
    ))}
  </svg>
);
