import { Table } from '#app/ui/table.tsx';
import { exampleDays, monthTotals, type PlatformDays, weekCount } from './example.ts';
import './hills.css';

const rowHeight = 84;
const tallest = 190;
const day = 10;

/** Plays by day, one range of hills behind the other: the busiest platform stands at the back. */
export function Hills() {
  const platforms = exampleDays();
  const most = Math.max(...platforms.flatMap(({ days }) => days));
  const height = tallest + rowHeight * (platforms.length - 1);
  const width = weekCount * 7 * day;
  return (
    <>
      <div className="hills">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {platforms.map(({ id, days }, index) => {
            const foot = tallest + index * rowHeight;
            const tops = days.map((plays) => ((plays / most) * tallest * 0.96).toFixed(0));
            const outline = tops.map((top, at) => `L${at * day + day / 2} ${foot - Number(top)}`);
            return (
              <g key={id} className={`hill hill-${index + 1}`}>
                <path className="hill-body" d={`M0 ${foot}${outline.join('')}L${width} ${foot}Z`} />
                <path
                  className="hill-days"
                  d={tops.map((top, at) => `M${at * day + day / 2} ${foot}v-${top}`).join('')}
                />
                <path className="hill-foot" d={`M0 ${foot}H${width}`} />
              </g>
            );
          })}
        </svg>
        <ul className="hill-names wrap">
          {platforms.map(({ id, name, total }, index) => (
            <li key={id} className={`hill-name-${index + 1}`}>
              <span className="label">{name}</span>{' '}
              <span className="measure">{total.toLocaleString('es-CO')}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <details className="hill-table">
          <summary>Ver el ejemplo como tabla</summary>
          <HillTable platforms={platforms} />
        </details>
      </div>
    </>
  );
}

const HillTable = ({ platforms }: { platforms: readonly PlatformDays[] }) => (
  <Table caption="Reproducciones de ejemplo por plataforma">
    <thead>
      <tr>
        <th scope="col">Plataforma</th>
        {['Semanas 1 a 4', '5 a 8', '9 a 12', 'Total'].map((name) => (
          <th key={name} scope="col" className="numeric">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {platforms.map((platform) => (
        <tr key={platform.id}>
          <th scope="row">{platform.name}</th>
          {[...monthTotals(platform), platform.total].map((plays, index) => (
            <td key={index} className="numeric">
              {plays.toLocaleString('es-CO')}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
