import { video as words } from '#content/services/video.ts';
import { StreetCrop } from './street-corner.tsx';
import './formats.css';

/** What each service frames of the same corner. */
const views = [
  [318, 90, 740, 310],
  [304, 182, 324, 182],
  [622, 172, 126, 224],
  [44, 60, 280, 280],
] as const;

/** The four services, each through its own frame. */
export const Formats = () => (
  <ul className="formats">
    {words.services.map(({ name, ratio, text }, index) => {
      const view = views[index];
      return (
        <li key={name}>
          <div className="format-frame">{view && <StreetCrop view={view} />}</div>
          <p className="measure">{ratio}</p>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      );
    })}
  </ul>
);
