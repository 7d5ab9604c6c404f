import type { areas } from '#content/team.ts';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import '#app/ui/art/instruments.css';
import './mixing-desk.css';

type Area = (typeof areas)[number];
type Fader = { number: number; y: number };

const pitch = 36;
const travel = 96;

/** The team as a desk: a channel for every person, a group for every area. The first of each is up. */
export const MixingDesk = (props: { areas: typeof areas }) => (
  <ul className="desk">
    {groups(props.areas).map(({ area, faders }) => (
      <li key={area.id}>
        <Strip faders={faders} />
        <p className="measure">{numbered(faders)}</p>
        <h3>{area.name}</h3>
        <p className="desk-size">
          <span className="figure">{area.size}</span> personas
        </p>
        <p className="desk-text">{area.text}</p>
      </li>
    ))}
  </ul>
);

/** The channels are numbered through, from the first area to the last. */
function groups(all: typeof areas): { area: Area; faders: Fader[] }[] {
  const heights = seededRandom(21);
  let last = 0;
  return all.map((area) => ({
    area,
    faders: Array.from({ length: area.size }, (_, index) => {
      last += 1;
      return { number: last, y: index === 0 ? 12 : 18 + Math.round(heights() * travel) };
    }),
  }));
}

const numbered = (faders: readonly Fader[]) =>
  `Canales ${faders[0]?.number} a ${faders.at(-1)?.number}`;

const Strip = ({ faders }: { faders: readonly Fader[] }) => (
  <svg
    className="instrument"
    width={faders.length * pitch}
    height="184"
    viewBox={`0 0 ${faders.length * pitch} 184`}
    aria-hidden="true"
  >
    {faders.map(({ number, y }, index) => (
      <g key={number} transform={`translate(${index * pitch})`}>
        <path d="M14 6v142" strokeWidth="3.4" />
        <path d={scale} strokeWidth="1.2" />
        <rect
          className={index === 0 ? 'instrument-lit' : 'instrument-cap'}
          x="4"
          y={y}
          width="20"
          height="30"
          rx="2"
        />
        <path d={`M4 ${y + 15}h20`} />
        <text x="14" y="174">
          {String(number).padStart(2, '0')}
        </text>
      </g>
    ))}
  </svg>
);

/** Nine marks beside a fader, every fourth longer. */
const scale = Array.from(
  { length: 9 },
  (_, mark) => `M26 ${10 + mark * 16}h${mark % 4 ? 3 : 6}`,
).join('');
