import { href } from 'react-router';
import { testMode } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead, studioRef } from '#app/page-head.ts';
import { withoutDemo } from '#content/demo.ts';
import { pages } from '#content/site-map.ts';
import { stories, words } from '#content/stories.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import type { Route } from './+types/stories.ts';
import { Cassette } from './cassette.tsx';
import { StorySection } from './story.tsx';
import '#app/ui/site/fit.css';
import './stories.css';

export const handle = {
  static: true,
  needs: ({ stories }: Route.ComponentProps['loaderData']) => ({
    players: stories.flatMap(({ player, video }) => (video ? [player, video] : [player])),
  }),
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const shown = withoutDemo(stories, context.get(testMode));
  return { stories: shown };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    ...pages.successStories,
    about: loaderData?.stories.map((story) => ({
      '@type': 'Article',
      headline: `${story.artist}: ${story.project}`,
      about: { '@type': 'MusicGroup', name: story.artist, genre: story.genre },
      publisher: studioRef(matches),
    })),
  });

export default function Stories({ loaderData }: Route.ComponentProps) {
  const shown = loaderData.stories;
  return (
    <>
      <section className="stories-hero">
        <div className="wrap">
          <p className="badge-line measure">{words.badge}</p>
          <h1 className="fit stories-title">
            <span>Toda historia</span> <span>tiene lado B</span>
          </h1>
          <p className="lead">{shown.length > 0 ? words.lead : words.leadEmpty}</p>
        </div>
      </section>

      {shown.map((story, index) => (
        <StorySection key={story.id} story={story} index={index} />
      ))}
      {shown.length === 0 && <BlankTape />}

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={href('/dashboard/new-project')}>
              Subir una canción
            </ButtonLink>
            <ButtonLink href={`${href('/')}#contact`}>Escribirle al estudio</ButtonLink>
            <ButtonLink look="quiet" href={pages.memberships.path}>
              Conoce Premium
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** There is no story yet. */
const BlankTape = () => (
  <section className="section">
    <div className="wrap stories-blank">
      <Cassette />
      <div>
        <h2>{words.blank.title}</h2>
        <p className="lead">{words.blank.text}</p>
        <ButtonLink href={whatsappLink(words.blank.message)} rel="noopener">
          {words.blank.action}
        </ButtonLink>
      </div>
    </div>
  </section>
);
