import { findingsOf, type SavedTake } from '#packages/vocal/src/index.ts';
import './findings.css';

/** The figures of a take. */
export const Findings = ({ take }: { take: SavedTake }) => (
  <dl className="findings">
    {findingsOf(take).map(({ name, value, detail }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="finding-value">{value}</dd>
        <dd className="finding-detail">{detail}</dd>
      </div>
    ))}
  </dl>
);
