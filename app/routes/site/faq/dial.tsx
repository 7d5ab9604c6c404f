import { dial, stations } from './stations.ts';
import './dial.css';

const span = dial.end - dial.start;
/** From the start of the dial, in the units of its drawing. */
const place = (frequency: number) => (((frequency - dial.start) / span) * 1000).toFixed(1);
const moved = (frequency: number) => `translate(${place(frequency)})`;

/** The scale of a radio: every question is a mark on it, every category a station that leads to its questions. */
export function Dial() {
  const first = stations[0]?.questions[0]?.at ?? dial.start;
  return (
    <nav className="dial" aria-label="Temas">
      <svg
        className="dial-face"
        viewBox="0 0 1000 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={scale()} />
        {stations.flatMap(({ questions }) =>
          questions.map(({ id, at }) => (
            <path
              key={id}
              id={`marca-${id}`}
              className="dial-mark"
              transform={moved(at)}
              d="M0 32V60"
            />
          )),
        )}
        <path className="dial-needle" data-needle transform={moved(first)} d="M0 0V60" />
      </svg>
      <ul className="dial-stations">
        {stations.map(({ id, category, band, from }) => (
          <li key={id} data-from={from}>
            <a href={`#${id}`}>
              {category} <span className="measure">{band}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A short mark every fifth of a megahertz, a longer one at each whole number. */
function scale(): string {
  return Array.from({ length: span * 5 + 1 }, (_, index) => {
    const frequency = dial.start + index / 5;
    return `M${place(frequency)} 0V${index % 5 ? 6 : 13}`;
  }).join('');
}
