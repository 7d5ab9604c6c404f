import { href } from 'react-router';
import { testMode } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { withoutDemo } from '#content/demo.ts';
import { stats, words, works } from '#content/portfolio.ts';
import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Stats } from '#app/ui/site/stats.tsx';
import type { Route } from './+types/portfolio.ts';
import { Pasted } from './pasted.tsx';
import { recordings } from './recordings.ts';
import { Wall } from './wall.tsx';
import '#app/ui/site/fit.css';
import './portfolio.css';

export const handle = {
  static: true,
  needs: ({ works }: Route.ComponentProps['loaderData']) => ({
    players: works.map(({ player }) => player),
  }),
} satisfies PageHandle;

/** How many works hang before a person asks for more. */
const first = 6;

export function loader({ context }: Route.LoaderArgs) {
  const shown = withoutDemo(works, context.get(testMode));
  return { works: shown };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, { ...pages.portfolio, about: recordings(loaderData?.works ?? []) });

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const shown = loaderData.works;
  const rest = shown.slice(first);
  return (
    <>
      <section className="portfolio-hero">
        <div className="wrap">
          <p className="badge-line measure">{words.badge}</p>
          <h1 className="fit portfolio-title">
            <span>Pega el oído</span> <span>a la pared</span>
          </h1>
          <p className="lead">{shown.length > 0 ? words.lead : words.leadEmpty}</p>
          <Rule />
          {/* Beside a bare wall they would be words alone. */}
          {shown.length > 0 && <Stats items={stats} />}
        </div>
      </section>

      <Wall>
        {shown.length > 0 ? <Pasted works={shown.slice(0, first)} /> : <FreshWall />}
        {rest.length > 0 && (
          <details className="wall-more">
            <summary className="button">{words.more}</summary>
            <Pasted works={rest} free={words.free} />
          </details>
        )}
      </Wall>

      <Invitation {...words.invitation} />
      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={href('/auth')}>
              {words.closing.action}
            </ButtonLink>
            <ButtonLink href={pages.memberships.path}>{words.closing.other}</ButtonLink>
          </>
        }
      />
    </>
  );
}

/** Nothing hangs yet. */
const FreshWall = () => (
  <div className="wall-fresh">
    <h2>{words.empty.title}</h2>
    <p>{words.empty.text}</p>
    <ButtonLink href={whatsappLink(words.empty.message)} rel="noopener">
      {words.empty.action}
    </ButtonLink>
  </div>
);
