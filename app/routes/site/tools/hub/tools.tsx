import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { testMode } from '#app/context.ts';
import { pages } from '#content/site-map.ts';
import { testimonials } from '#content/testimonials.ts';
import { toolsHub as words } from '#content/tools/hub.ts';
import { tools } from '#content/tools.ts';
import { Ridge } from '#app/ui/art/ridge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SignUpLink } from '#app/ui/site/sign-up-link.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { limitsId } from '../frame/tool-limits.tsx';
import type { Route } from './+types/tools.ts';
import { LimitsTable } from './limits-table.tsx';
import { ProPanel } from './pro-panel.tsx';
import { SongLife } from './song-life.tsx';
import { Testimonials } from './testimonials.tsx';
import { ToolCard } from './tool-card.tsx';
import '#app/ui/site/fit.css';
import './tools.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, pages.tools);

/** Fictional voices speak only where nobody could take them for real ones. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  testimonials: testimonials.filter((one) => !one.demo || context.get(testMode)),
});

export default function Tools({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="section hub-top">
        <div className="wrap">
          <p className="badge-line measure">{words.badge}</p>
          <div className="hub-head">
            <h1 className="fit hub-title">
              <span>Herramientas</span> <span>digitales</span>
            </h1>
            <div>
              <p className="lead">{words.lead}</p>
              <div className="row">
                <SignUpLink look="primary" />
                <ButtonLink href={`#${limitsId}`}>Gratis o Pro</ButtonLink>
              </div>
            </div>
          </div>
        </div>
        <SongLife />
      </section>

      <Section measure="Planos" title={words.cards.title} lead={words.cards.lead}>
        <div className="tool-rack">
          {Object.entries(tools).map(([key, tool]) => (
            <ToolCard key={key} tool={tool} />
          ))}
        </div>
      </Section>

      <Section
        measure="Gratis y Pro"
        title={words.limits.title}
        lead={words.limits.lead}
        id={limitsId}
      >
        <LimitsTable />
        <ProPanel />
      </Section>

      {loaderData.testimonials.length > 0 && (
        <Section measure="Ejemplo" title={words.testimonials.title} lead={words.testimonials.lead}>
          <Testimonials items={loaderData.testimonials} />
        </Section>
      )}

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <SignUpLink look="primary" />
            <ButtonLink href={pages.guides.path}>Ver las guías gratuitas</ButtonLink>
          </>
        }
      >
        <Ridge />
      </Closing>
    </>
  );
}
