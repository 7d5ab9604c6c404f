import { frames } from '#content/players.ts';
import type { Work } from '#content/portfolio.ts';
import { Poster } from '#app/ui/art/posters/poster.tsx';
import { ExampleMark } from '#app/ui/site/example-mark.tsx';
import { PressPlayer } from '#app/ui/site/press-player.tsx';
import './pasted.css';

/** Posters on the wall, in three sizes, each with the sheet that says what it is. */
export const Pasted = ({ works, free }: { works: readonly Work[]; free?: string }) => (
  <ul className="pasted-row">
    {works.map((work) => (
      <li key={work.id} className="pasted">
        <PressPlayer
          player={work.player}
          title={`«${work.title}», de ${work.artist}`}
          example={work.demo}
        >
          <Poster id={work.id} name={work.artist} />
        </PressPlayer>
        <Sheet work={work} />
      </li>
    ))}
    {free && <li className="pasted pasted-free">{free}</li>}
  </ul>
);

function Sheet({ work }: { work: Work }) {
  const { site } = frames[work.player.type];
  return (
    <div className="sheet">
      <div className="sheet-head">
        <p className="sheet-category label">{work.category}</p>
        {work.demo && <ExampleMark />}
      </div>
      <div className="sheet-head">
        <h2>{work.title}</h2>
        <span className="measure">{work.duration}</span>
      </div>
      <p className="sheet-artist">
        {work.artist}, {work.genre.toLowerCase()}
      </p>
      <p className="sheet-text">{work.description}</p>
      {/* Cut into strips, to tear one off. */}
      <ul className="sheet-strips measure">
        <li>{work.year}</li>
        <li>{work.status}</li>
        <li>{work.streams}</li>
        <li>
          <a href={work.player.url} rel="noopener">
            Abrir en {site}
            <span className="visually-hidden">: {work.title}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
