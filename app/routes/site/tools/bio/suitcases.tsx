import { platformNames } from '#packages/bio/src/index.ts';
import type { BioLength } from './example.ts';
import './suitcases.css';

/** What went into each platform's text, and what stayed at home, whole. */
export const Suitcases = ({ lengths }: { lengths: readonly BioLength[] }) => (
  <ul className="suitcases">
    {lengths.map(({ platform, look, said, left }) => (
      <li key={platform}>
        <p className="label">{platformNames[platform]}</p>
        <div className={`suitcase suitcase-${look}`}>
          <Chips facts={said} label="Van" />
        </div>
        {left.length > 0 && <Chips facts={left} label="Se quedan" left />}
      </li>
    ))}
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
