import { Poster, posters } from './posters/poster.tsx';
import './anatomy.css';

const [studied] = posters;
/** Smaller and smaller, down to the size in which a cover is mostly seen. */
const sizes = [
  { name: 'tarjeta', look: 'card' },
  { name: 'lista', look: 'list' },
  { name: 'uña', look: 'nail' },
] as const;
/** Of sixteen sketches, those that look least like each other. */
const finalists: readonly number[] = [0, 4, 6, 11];

/** One cover measured like a plan; its numbers are the steps beside it. */
export function Anatomy({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <div className="anatomy">
      <div className="anatomy-plan" aria-hidden="true">
        <div className="anatomy-cover">
          <Poster design={studied} />
          <svg className="anatomy-marks" viewBox="0 0 300 300">
            <path className="anatomy-margin" d="M18 18h264v264H18z" />
            <path d="M0 150h18M282 150h18M150 0v18M150 282v18" />
            <path className="anatomy-room" d="M14 10h272v122H14z" />
            <circle cx="260" cy="106" r="26" />
            <Pin at={[290, 40]} n={1} />
            <Pin at={[206, 168]} n={2} />
            <Pin at={[18, 240]} n={3} />
            <Pin at={[288, 130]} n={4} />
          </svg>
        </div>
        <div className="anatomy-sizes">
          {sizes.map(({ name, look }) => (
            <span key={name} className={`anatomy-${look}`}>
              <Poster design={studied} />
              <span className="measure">{name}</span>
            </span>
          ))}
          <Sketches />
        </div>
      </div>
      <ol className="anatomy-steps">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Pin = ({ at: [x, y], n }: { at: readonly [number, number]; n: number }) => (
  <g className="anatomy-pin">
    <rect x={x - 9} y={y - 9} width="18" height="18" rx="2" />
    <text x={x} y={y + 4.6}>
      {n}
    </text>
  </g>
);

const Sketches = () => (
  <svg className="anatomy-sketches" viewBox="-10 -10 216 62">
    {Array.from({ length: 16 }, (_, k) => (
      <rect
        key={k}
        className={finalists.includes(k) ? 'anatomy-finalist' : undefined}
        x={(k % 8) * 26}
        y={Math.floor(k / 8) * 26}
        width="20"
        height="20"
        fill={posters[k % posters.length]?.ground}
      />
    ))}
    <Pin at={[200, 4]} n={5} />
  </svg>
);
