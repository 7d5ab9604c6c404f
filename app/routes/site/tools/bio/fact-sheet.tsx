import { DrawnTag } from '../frame/drawn.tsx';
import type { BioFact } from './example.ts';
import './fact-sheet.css';

/** Everything that the example may say. */
export const FactSheet = ({ facts }: { facts: readonly BioFact[] }) => (
  <div className="fact-sheet">
    <p className="fact-sheet-head">
      <span className="label">Lo único que sabe</span>
      <DrawnTag>Ejemplo</DrawnTag>
    </p>
    <dl>
      {facts.map(({ name, value }) => (
        <div key={value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
