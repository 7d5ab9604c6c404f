import './talkback.css';

const centre = { x: 150, y: 150 };
const rings = 7;
const gap = 15;
/** One lamp a channel. */
const lamps = [
  { x: 330, name: 'Chat' },
  { x: 398, name: 'Tel.' },
  { x: 466, name: 'Correo' },
];

/** The talkback of a control room: its microphone, the key to press while one speaks, and who listens. */
export const Talkback = () => (
  <svg className="talkback" viewBox="0 0 520 330" aria-hidden="true">
    <rect className="talkback-body" width="520" height="330" rx="4" />
    <circle className="talkback-well" cx={centre.x} cy={centre.y} r="118" />
    <path className="talkback-grille" d={grille()} />
    <rect className="talkback-key" x="330" y="52" width="136" height="112" rx="4" />
    <path className="talkback-edge" d="M330 158h136" />
    <text className="talkback-name" x="398" y="118">
      Hablar
    </text>
    {lamps.map(({ x, name }) => (
      <g key={name}>
        <circle className="talkback-lamp" cx={x} cy="218" r="8" />
        <text className="talkback-label" x={x} y="252">
          {name}
        </text>
      </g>
    ))}
    <path className="talkback-voice" d={voice()} />
    <text className="talkback-maker" x="32" y="309">
      Cabina
    </text>
    <text className="talkback-maker talkback-end" x="488" y="309">
      Sala
    </text>
  </svg>
);

/** Holes in rings around one in the middle, as dots of the stroke's width. */
function grille(): string {
  let path = `M${centre.x} ${centre.y}h0`;
  for (let ring = 1; ring < rings; ring += 1)
    for (let hole = 0; hole < ring * 6; hole += 1) {
      const angle = (hole * Math.PI) / (ring * 3);
      const x = centre.x + ring * gap * Math.cos(angle);
      const y = centre.y + ring * gap * Math.sin(angle);
      path += `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    }
  return path;
}

/** What was said on its way from one room to the other: loud at first, then an answer. */
function voice(): string {
  return Array.from({ length: 44 }, (_, bar) => {
    const x = 104 + bar * 7.3;
    const swell = Math.sin((bar / 43) * Math.PI * 3) ** 2;
    const half = 1.5 + swell * 11 * (0.55 + 0.45 * Math.sin(bar * 2.4) ** 2);
    return `M${x.toFixed(1)} ${(304 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
  }).join('');
}
