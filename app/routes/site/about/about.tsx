import { href } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { about as words } from '#content/about.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Section } from '#app/ui/site/section.tsx';
import type { Route } from './+types/about.ts';
import { Folio } from './folio.tsx';
import { Front } from './front.tsx';
import './about.css';

const page = pages.about;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...page,
    about: [
      organization(matches),
      { '@type': 'AboutPage', name: words.title, description: page.description },
    ],
  });

/** The house from its roof down to the street door. */
export default function About() {
  return (
    <>
      <Front />

      <Section measure="Cubierta">
        <div className="about-story">
          <h2>{words.storyTitle}</h2>
          <div>
            {words.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>

      <Section measure="Segundo piso">
        <h2>{words.valuesTitle}</h2>
        <dl className="house-rules">
          {words.values.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section measure="Primer piso">
        <div className="about-method">
          <div>
            <h2>{words.methodHead.title}</h2>
            <p className="lead">{words.methodHead.lead}</p>
          </div>
          <Folio />
        </div>
      </Section>

      <Section measure="Puerta de la calle">
        <h2>{words.whatWeDoNotTitle}</h2>
        <ul className="not-through">
          {words.whatWeDoNot.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={`${href('/')}#contact`}>
              Escribirle al estudio
            </ButtonLink>
            <ButtonLink href={href('/dashboard/new-project')}>Subir una canción</ButtonLink>
            <ButtonLink look="quiet" href={pages.memberships.path}>
              Conoce Premium
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
