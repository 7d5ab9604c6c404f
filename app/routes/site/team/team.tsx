import { href } from 'react-router';
import { testMode } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { withoutDemo } from '#content/demo.ts';
import { pages } from '#content/site-map.ts';
import { areas, leaders, words } from '#content/team.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Section } from '#app/ui/site/section.tsx';
import type { Route } from './+types/team.ts';
import { Leaders } from './leaders.tsx';
import { LiveRoom } from './live-room.tsx';
import { MixingDesk } from './mixing-desk.tsx';
import '#app/ui/site/fit.css';
import './team.css';

export const handle = { static: true } satisfies PageHandle;

const people = areas.reduce((sum, { size }) => sum + size, 0);

export const loader = ({ context }: Route.LoaderArgs) => ({
  leaders: withoutDemo(leaders, context.get(testMode)),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    ...pages.team,
    about: [
      {
        ...organization(matches),
        numberOfEmployees: { '@type': 'QuantitativeValue', value: people },
        employee: loaderData?.leaders.map(({ name, role }) => ({
          '@type': 'Person',
          name,
          jobTitle: role,
        })),
      },
    ],
  });

export default function Team({ loaderData }: Route.ComponentProps) {
  const shown = loaderData.leaders;
  return (
    <>
      <section className="section team-hero">
        <div className="wrap">
          <p className="badge-line measure">{words.badge}</p>
          <h1 className="fit team-title">
            <span>Al otro lado</span> <span>del vidrio</span>
          </h1>
          <p className="lead">{shown.length > 0 ? words.lead : words.leadEmpty}</p>
          {shown.length > 0 ? <Leaders leaders={shown} /> : <LiveRoom />}
        </div>
      </section>

      <Section
        measure="De este lado"
        title={
          <>
            {people} {words.console.title}
          </>
        }
        lead={words.console.lead}
      >
        <MixingDesk areas={areas} />
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
