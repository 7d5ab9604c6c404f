import './frailejon.css';

const leafCount = 13;
const crown = { x: 90, y: 64 };

/** One leaf of the crown: two curves between the heart and its tip. */
function leaf(index: number): string {
  const angle = ((index * 15 - 180) * Math.PI) / 180;
  const length = 44 - (index % 2) * 8;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const tip = point(crown.x + length * cos * 1.25, crown.y + length * sin);
  const belly = (side: 1 | -1) =>
    point(
      crown.x + length * 0.6 * cos - side * sin * 6,
      crown.y + length * 0.6 * sin + side * cos * 6,
    );
  return `M90 66Q${belly(1)} ${tip}Q${belly(-1)} 90 66`;
}

/** The plant of the páramo, on a rule: it grows a centimetre a year. */
export function Frailejon() {
  return (
    <svg className="frailejon" viewBox="0 0 180 130" aria-hidden="true">
      {Array.from({ length: leafCount }, (_, index) => (
        <path
          key={index}
          className={index % 3 === 1 ? 'frailejon-lit' : undefined}
          d={leaf(index)}
        />
      ))}
      <path className="frailejon-trunk" d="m80 66-3 50h26l-3-50" />
      <path className="frailejon-rings" d="M79 76h22M78 86h24M78 96h24M77 106h26" />
      <path strokeWidth="2" d="M0 117h180" />
      <path strokeWidth="1.2" d={ruleMarks()} />
    </svg>
  );
}

/** A mark every 8 units, longer every fifth. */
function ruleMarks(): string {
  return Array.from(
    { length: 23 },
    (_, index) => `M${2 + index * 8} 118v${index % 5 ? 5 : 11}`,
  ).join('');
}
