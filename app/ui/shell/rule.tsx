import './rule.css';

/** A ruler's edge; it opens every section. */
export const Rule = () => <div className="rule" />;

/** The rule that opens a section, with the altitude (or the measure) reached there. */
export function SectionMark({ measure }: { measure: string }) {
  return (
    <div className="section-mark">
      <Rule />
      <span className="measure">{measure}</span>
    </div>
  );
}
