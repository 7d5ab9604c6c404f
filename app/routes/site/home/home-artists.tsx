import { artists } from '#content/home.ts';
import type { Work } from '#content/portfolio.ts';
import { pages } from '#content/site-map.ts';
import { Poster } from '#app/ui/art/posters/poster.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ExampleMark } from '#app/ui/site/example-mark.tsx';
import { PressPlayer } from '#app/ui/site/press-player.tsx';
import { Section } from '#app/ui/site/section.tsx';
import './home-artists.css';

/** Three works to hear, when there are any to show. */
export function ArtistsSection({ works }: { works: readonly Work[] }) {
  if (works.length === 0) return null;
  return (
    <Section measure="2870 m" id="portafolio">
      <h2 className="artists-title">{artists.title}</h2>
      <p className="lead">{artists.lead}</p>
      <ul className="strip">
        {works.map((work) => (
          <li key={work.id}>
            <PressPlayer
              player={work.player}
              title={`«${work.title}», de ${work.artist}`}
              example={work.demo}
            >
              <Poster id={work.id} name={work.artist} />
            </PressPlayer>
            <div className="strip-line">
              <h3>{work.title}</h3>
              <span className="measure">{work.duration}</span>
            </div>
            <p className="strip-artist">
              {work.artist}, {work.genre.toLowerCase()}
            </p>
            {work.demo && (
              <p className="strip-line">
                <span className="measure">Reproductor de ejemplo</span> <ExampleMark />
              </p>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink href={pages.portfolio.path}>{artists.action}</ButtonLink>
    </Section>
  );
}
