import { about as words } from '#content/about.ts';
import { ridgeAxis, ridgePaths } from '#app/ui/art/ridge-path.ts';
import { ridgeWidth } from '#packages/ridge/src/index.ts';
import { House } from './house.tsx';
import './front.css';

const { outline } = ridgePaths();

/** The house before the hills, and what is in each room. */
export const Front = () => (
  <section className="front">
    <div className="front-street">
      <svg
        className="front-hills"
        viewBox={`0 0 ${ridgeWidth} ${ridgeAxis}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className="front-far" d={`${outline}V${ridgeAxis}H0Z`} />
        <path className="front-line" d={outline} />
      </svg>
      <div className="wrap front-grid">
        <div className="front-text">
          <p className="badge-line measure">{words.badge}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <House />
      </div>
    </div>
    <div className="wrap">
      <ol className="front-rooms">
        {words.rooms.map(({ name, page }) => (
          <li key={name}>
            <p>{name}</p>
            <a href={page.path}>{page.name}</a>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
