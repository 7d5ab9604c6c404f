import { Ground, PosterName } from './poster-name.tsx';

/** The three rows of an accordion from the Valle: ten, eleven and ten buttons. */
const rows = [10, 11, 10];
const folds = [0, 1, 2, 3, 4, 5];

/** A key: its bow has the buttons of an accordion, its bit the folds of the bellows. */
export const HermesPitre = () => (
  <>
    <Ground ink="cream" />
    <g transform="rotate(30 128 318)">
      <path className="ink-night" d="M128 304h286v28H128z" />
      {folds.map((fold) => (
        <path
          key={fold}
          className={fold % 2 ? 'ink-amber' : 'ink-brick'}
          d={`M${278 + fold * 20} 332h20v${fold % 2 ? 50 : 64}h-20Z`}
        />
      ))}
      <circle className="ink-night" cx="128" cy="318" r="106" />
      <circle className="ink-brick" cx="128" cy="318" r="94" />
      {rows.map((buttons, row) => (
        <path
          key={row}
          className="ink-fog pen"
          d={`M${134 + (row - 1) * 40} ${318 - (buttons - 1) * 6.6}v${(buttons - 1) * 13.2}`}
          strokeWidth="9.5"
          strokeLinecap="round"
          strokeDasharray="0 13.2"
        />
      ))}
      <circle className="ink-cream" cx="52" cy="318" r="10" />
    </g>
    <PosterName
      ink="night"
      lines={[
        { text: 'Hermes Pitre', y: 82, size: 82, stretch: 55.4 },
        { text: 'y Lucho Bolaño', y: 160, size: 82, stretch: 52.2 },
      ]}
    />
  </>
);
