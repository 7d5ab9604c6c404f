import './deadlines.css';

type Deadline = { who: string; least: number | null; aim: number; note: string };

/** Other people's deadlines, in days before the release, as the studio's guide gives them. */
const deadlines: readonly Deadline[] = [
  { who: 'Tu distribuidora', least: null, aim: 42, note: 'El mínimo lo pone ella' },
  { who: 'Spotify', least: 7, aim: 28, note: 'Mínimo 7 días' },
  { who: 'Apple Music', least: null, aim: 28, note: 'Por tu distribuidora' },
  { who: 'Amazon Music', least: 14, aim: 28, note: '14 días; confírmalo allá' },
  { who: 'Prensa y emisoras', least: 14, aim: 21, note: 'Mínimo 14 días' },
];

const whole = 56;
const percent = (days: number) => `${((days * 100) / whole).toFixed(2)}%`;
const from = (days: number) => percent(whole - days);

/** How long before the release each of them wants to hear from you. */
export const Deadlines = () => (
  <ul className="deadlines">
    {deadlines.map(({ who, least, aim, note }) => (
      <li key={who}>
        <p>
          <b>{who}</b>{' '}
          <span className="measure">
            {note}; apunta a {aim}
          </span>
        </p>
        <svg height="22" width="100%" aria-hidden="true">
          <rect className="deadline-aim" x={from(aim)} width={percent(aim)} y="4" height="14" />
          {least && (
            <rect
              className="deadline-least"
              x={from(least)}
              width={percent(least)}
              y="4"
              height="14"
            />
          )}
          <rect
            className="deadline-release"
            x="100%"
            width="4"
            height="22"
            transform="translate(-4)"
          />
        </svg>
      </li>
    ))}
  </ul>
);
