import { video as words } from '#content/services/video.ts';
import { storyboard } from './storyboard.tsx';
import './film.css';

/** The six steps as the frames of a film. */
export const Film = () => (
  <ol className="film">
    {words.process.map(({ name, text }, index) => (
      <li key={name}>
        <div className="film-cell">
          <svg className="film-frame" viewBox="0 0 320 180" aria-hidden="true">
            {storyboard[index]}
          </svg>
        </div>
        <h3>
          <span className="film-number measure">{index + 1}</span> {name}
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
