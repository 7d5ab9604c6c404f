import { video as words } from '#content/services/video.ts';
import './slate.css';

/** Stripes of a clapper stick, every other one dark. */
const stripes = Array.from({ length: 11 }, (_, k) => `M${k * 120 - 30} 0h60l-44 44h-60Z`).join('');

/** The clapperboard: what is being filmed, and the figures of the service. */
export const Slate = () => (
  <div className="slate">
    <svg
      className="slate-sticks"
      viewBox="0 0 1200 160"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <clipPath id="listones">
        <path d="M0 0h1200v44H0Z" />
      </clipPath>
      <g transform="translate(0 116)">
        <Stick />
      </g>
      <g transform="translate(0 112) rotate(-3) translate(0 -44)">
        <Stick />
      </g>
      <circle className="slate-hinge" cx="24" cy="114" r="7" />
    </svg>
    <div className="slate-board night">
      <dl className="slate-fields">
        {words.slate.map(({ name, text }) => (
          <div key={name}>
            <dt className="measure">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="slate-stats">
        {words.stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);

const Stick = () => (
  <g clipPath="url(#listones)">
    <path className="slate-wood" d="M0 0h1200v44H0Z" />
    <path className="slate-stripes" d={stripes} />
    <path className="slate-edge" d="M1 1h1198v42H1Z" />
  </g>
);
