import { Ground, PosterName } from './poster-name.tsx';

/** Four courses of three strings, as on a tiple. */
const courses = [226, 241, 256, 271];
const jacks = [252, 322, 392];

/** A tiple upside down, patched like a synthesizer. */
export const NeusaModular = () => (
  <>
    <Ground ink="deep" />
    <path
      className="ink-amber"
      d="M248 216c66 0 104 36 104 84 0 38-26 48-26 76 0 20 8 28 8 46 0 34-36 48-86 48s-86-14-86-48c0-18 8-26 8-46 0-28-26-38-26-76 0-48 38-84 104-84Z"
    />
    <path className="ink-soot" d="M218 440h61v60h-61z" />
    <circle className="ink-fog" cx="248" cy="398" r="45" />
    <circle className="ink-brick" cx="248" cy="398" r="39" />
    <circle className="ink-night" cx="248" cy="398" r="31" />
    <path className="ink-soot" d="M198 280h100v16H198z" />
    {courses.map((x) => (
      <path
        key={x}
        className="ink-fog pen"
        d={`M${x - 3} 288v212m3-212v212m3-212v212`}
        strokeWidth="1.3"
      />
    ))}
    <path className="ink-brick pen" d="M46 252c0 120 70 20 110 120s60 60 76 34" strokeWidth="9" />
    <path className="ink-fog pen" d="M46 322c10 150 90 120 150 128s50-20 58-40" strokeWidth="9" />
    {jacks.map((y) => (
      <g key={y}>
        <circle className="ink-dew" cx="46" cy={y} r="21" />
        <circle className="ink-night" cx="46" cy={y} r="12" />
      </g>
    ))}
    <path className="ink-brick pen" d="M46 252v1" strokeWidth="17" strokeLinecap="round" />
    <path className="ink-fog pen" d="M46 322v1" strokeWidth="17" strokeLinecap="round" />
    <PosterName
      ink="fog"
      lines={[
        { text: 'Neusa', x: 16, y: 96, size: 96, stretch: 102 },
        { text: 'Modular', y: 180, size: 96, stretch: 76 },
      ]}
    />
  </>
);
