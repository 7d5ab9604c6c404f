import { facts, lengths, saidIn } from './example.ts';
import './suitcases.css';

/** What went into each platform's text, and what stayed at home, whole. */
export const Suitcases = () => (
  <ul className="suitcases">
    {lengths.map((length) => {
      const packed = saidIn(length);
      const left = facts.map((_, index) => index + 1).filter((fact) => !packed.includes(fact));
      return (
        <li key={length.platform}>
          <p className="label">{length.platform}</p>
          <div className={`suitcase suitcase-${length.look}`}>
            <Chips facts={packed} label="Van" />
          </div>
          {left.length > 0 && <Chips facts={left} label="Se quedan" left />}
        </li>
      );
    })}
  </ul>
);

const Chips = (props: { facts: readonly number[]; label: string; left?: boolean }) => (
  <p className={props.left ? 'chips chips-left' : 'chips'}>
    <span className="visually-hidden">{props.label} los datos </span>
    {props.facts.map((fact) => (
      <span key={fact} className="chip">
        {fact}{' '}
      </span>
    ))}
  </p>
);
