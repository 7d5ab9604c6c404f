import './cassette.css';

/** Where the tape is: most of it still on the left, or already on the right. */
const reels = [
  { x: 148, tape: 40 },
  { x: 252, tape: 24 },
];

/** A cassette with a name on its label, or a blank one. Each has the colour of its shell. */
export const Cassette = ({ name, shell = 0 }: { name?: string; shell?: number }) => (
  <svg className={`cassette cassette-${shell % 4}`} viewBox="0 0 400 256" aria-hidden="true">
    <rect className="cassette-shell" width="400" height="256" rx="14" />
    <rect className="cassette-label" x="22" y="20" width="356" height="160" rx="5" />
    <path className="cassette-lines" d="M76 66h286M76 84h286" />
    <path className="cassette-stripe" d="M22 148h356v18H22Z" />
    <text className="cassette-side" x="34" y="72">
      B
    </text>
    {name && (
      <text className="cassette-name" x="78" y="60">
        {name}
      </text>
    )}
    <rect className="cassette-window" x="92" y="98" width="216" height="68" rx="34" />
    {reels.map(({ x, tape }) => (
      <g key={x}>
        <circle className="cassette-tape" cx={x} cy="132" r={Math.min(tape, 31)} />
        <circle className="cassette-hub" cx={x} cy="132" r="17" />
        <path className="cassette-teeth" d={teeth(x)} />
      </g>
    ))}
    <path className="cassette-foot" d="m84 256 12-54h208l12 54Z" />
    {[
      [14, 14],
      [386, 14],
      [14, 242],
      [386, 242],
      [200, 192],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} className="cassette-hole" cx={x} cy={y} r="4" />
    ))}
    <path className="cassette-hole" d="M122 226h14v14h-14Zm142 0h14v14h-14Z" />
  </svg>
);

/** Six teeth on a hub. */
const teeth = (x: number) =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    const at = (radius: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(1)} ${(132 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(17)}L${at(11)}`;
  }).join('');
