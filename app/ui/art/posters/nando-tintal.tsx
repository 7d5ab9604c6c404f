import { Ground, PosterName } from './poster-name.tsx';

/** The windows of the bus are the eight steps of a bar; these sound: three, three, two. */
const dembow = [0, 3, 6];
const wheels = [104, 306];

/** The last bus of the night; its windows are a dembow, its lights the bars of a wave. */
export const NandoTintal = () => (
  <>
    <Ground ink="brick" />
    <path className="ink-night" d="M0 262h322q28 0 34 28l12 60v70H0Z" />
    <path className="ink-clay" d="M0 356h368v8H0Z" />
    {Array.from({ length: 8 }, (_, step) => (
      <rect
        key={step}
        className={dembow.includes(step) ? 'ink-amber' : 'ink-deep'}
        x={6 + step * 38}
        y="284"
        width="32"
        height="56"
      />
    ))}
    <path className="ink-fog" d="M310 284h12q14 0 17 14l9 42h-38Z" />
    <path className="ink-amber" d="M356 378h12v18h-12Z" />
    <path className="ink-amber pen" d="M377 372v32M386 364v50M395 354v72" strokeWidth="4" />
    {wheels.map((x) => (
      <g key={x}>
        <circle className="ink-brick" cx={x} cy="420" r="38" />
        <circle className="ink-night" cx={x} cy="420" r="31" />
        <circle className="ink-fog" cx={x} cy="420" r="11" />
      </g>
    ))}
    <path className="ink-night" d="M0 451h400v3H0Z" />
    <path className="ink-fog pen" d="M86 476h314" strokeWidth="5" strokeDasharray="54 34" />
    <PosterName
      ink="fog"
      lines={[
        { text: 'Nando', x: 15, y: 100, size: 104, stretch: 94 },
        { text: 'Tintal', y: 192, size: 104, stretch: 106.5 },
      ]}
    />
  </>
);
