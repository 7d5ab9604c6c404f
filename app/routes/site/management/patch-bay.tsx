import { cableOf, patches } from './cable-colours.ts';
import './cables.css';
import './patch-bay.css';

/** Whatever reaches an artist, and the cable that takes it to who answers. */
export const PatchBay = () => (
  <div className="bay rack-panel">
    <p className="bay-in measure">Lo que te llega</p>
    <div className="bay-field">
      <dl>
        {patches.map(({ call, role, to }, from) => (
          <div key={call} className={cableOf(to)}>
            <dt className={`bay-at-${from + 1}`}>
              <span className="tape">{call}</span>
              <i className="jack" />
            </dt>
            <dd className={`bay-at-${to + 1}`}>
              <i className="jack" />
              <span className="tape">{role}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Cables across />
      <Cables />
    </div>
    <p className="bay-out measure">Quién lo contesta</p>
  </div>
);

/** The cables between two rows of six, or between two columns where there is no room across. */
const Cables = ({ across = false }: { across?: boolean }) => (
  <svg
    className={across ? 'bay-across' : 'bay-down'}
    viewBox="0 0 600 600"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {patches.map(({ call, to }, from) => {
      const path = across ? hang(from, to) : lie(from, to);
      return (
        <g key={call} className={cableOf(to)}>
          <path className="bay-under" d={path} />
          <path className="bay-cable" d={path} />
        </g>
      );
    })}
  </svg>
);

const centre = (place: number) => place * 100 + 50;

const hang = (from: number, to: number) =>
  `M${centre(from)} 0C${centre(from)} 420 ${centre(to)} 180 ${centre(to)} 600`;

const lie = (from: number, to: number) =>
  `M0 ${centre(from)}C330 ${centre(from)} 270 ${centre(to)} 600 ${centre(to)}`;
