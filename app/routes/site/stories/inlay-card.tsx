import type { Story } from '#content/stories.ts';
import './inlay-card.css';

/** The card of a cassette, unfolded: its spine, and what is on each side. */
export const InlayCard = ({ story }: { story: Story }) => (
  <div className="inlay">
    <p className="inlay-spine" aria-hidden="true">
      <span>{story.artist}</span> <span className="measure">{story.year}</span>
    </p>
    <div className="inlay-side">
      <h3>Lado A</h3>
      <p>{story.sideA}</p>
      <h4 className="measure">Servicios</h4>
      <ul>
        {story.services.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
    <div className="inlay-side">
      <h3>Lado B</h3>
      <p>{story.sideB}</p>
      <h4 className="measure">Lo que quedó grabado</h4>
      <ol>
        {story.achievements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  </div>
);
