import './telephone.css';

/** A telephone off the hook at the end of its cord: somebody else is talking. */
export const Telephone = () => (
  <svg
    className="telephone"
    viewBox="0 0 1600 300"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <path className="telephone-cord" d={cord()} />
    <g transform="translate(1330 128) rotate(-16)">
      <path
        className="telephone-handset"
        d="M-170 52q-12-70 34-104Q-72-96 0-96t136 44q46 34 34 104q-2 14-18 14H92q-16 0-16-16V24Q76 4 0 4t-76 20v26q0 16-16 16h-60q-16 0-18-14Z"
      />
      <path className="telephone-holes" d="M-146 44h44m-44-16h44M102 44h44m-44-16h44" />
    </g>
    <path className="telephone-voice" d="M1522 96a60 60 0 0 1 14 52M1548 82a92 92 0 0 1 20 78" />
  </svg>
);

/** Loops of a cord that is pulled at its right end, so they open on the way. */
function cord(): string {
  const points = [];
  for (let turn = 0; turn <= 30 * 2 * Math.PI; turn += 0.24) {
    const along = turn / (60 * Math.PI);
    const radius = 42 - 18 * along;
    const x = -40 + 1240 * along ** 1.12 - radius * 0.8 * Math.sin(turn);
    const y = 214 - 46 * Math.sin(along * Math.PI * 0.9) - radius * Math.cos(turn);
    points.push(`${x.toFixed(0)} ${y.toFixed(0)}`);
  }
  return `M${points.join('L')}Q1196 236 1188 196`;
}
