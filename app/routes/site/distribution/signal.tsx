import { distribution as words } from '#content/services/distribution.ts';
import { carriers } from './carriers.ts';
import './signal.css';

/** The six steps along the wave that carries the song. */
export const Signal = () => (
  <ol className="signal">
    {words.process.map(({ name, text, time }, index) => (
      <li key={name}>
        <svg
          className={index < 2 ? 'signal-wave' : 'signal-wave signal-on-air'}
          viewBox="0 0 160 200"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={carriers[index]} />
        </svg>
        <div className="signal-step">
          <h3>
            <span className="signal-number">{index + 1}</span> {name}
          </h3>
          <p>{text}</p>
          {time && <p className="measure">{time}</p>}
        </div>
      </li>
    ))}
  </ol>
);
