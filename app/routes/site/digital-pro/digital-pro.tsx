import { href } from 'react-router';
import { testMode } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { originOf } from '#app/origin-of.ts';
import { pageHead } from '#app/page-head.ts';
import { questionsThing } from '#app/questions-thing.ts';
import { digitalPro as words } from '#content/digital-pro.ts';
import { joinPremium } from '#content/join-premium.ts';
import { pages } from '#content/site-map.ts';
import { testimonials } from '#content/testimonials.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { PremiumLink } from '#app/ui/site/premium-ways.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { Section } from '#app/ui/site/section.tsx';
import type { Route } from './+types/digital-pro.ts';
import { Facts } from './facts.tsx';
import { PriceTag } from './price-tag.tsx';
import { Rack } from './rack.tsx';
import { Voices } from './voices.tsx';
import '#app/ui/site/fit.css';
import './digital-pro.css';

const page = pages.digitalPro;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...page,
    above: [pages.tools],
    about: [questionsThing(words.questions, originOf(matches) + page.path)],
  });

export function loader({ context }: Route.LoaderArgs) {
  return { voices: testimonials.filter(({ demo }) => !demo || context.get(testMode)) };
}

export default function DigitalPro({ loaderData: { voices } }: Route.ComponentProps) {
  return (
    <>
      <section className="section pro-hero">
        <div className="wrap">
          <p className="badge-line measure">{words.badge}</p>
          <h1 className="fit pro-title">{page.name}</h1>
          <div className="pro-top">
            <p className="lead">{words.lead}</p>
            <PriceTag />
          </div>
        </div>
      </section>

      <Section measure="6 módulos" title={words.rackHead.title} lead={words.rackHead.lead}>
        <Rack />
      </Section>

      <Section measure="Gratis y Pro">
        <div className="pro-columns">
          <div>
            <h2>{words.factsHead.title}</h2>
            <p className="lead">{words.factsHead.lead}</p>
          </div>
          <Facts />
        </div>
      </Section>

      {voices.length > 0 && (
        <Section measure="Retorno" title={words.voicesHead.title}>
          <Voices voices={voices} />
        </Section>
      )}

      <Section measure="Sin letra chiquita">
        <div className="pro-columns">
          <h2>{words.questionsHead.title}</h2>
          <Questions name="digital-pro" items={words.questions} />
        </div>
      </Section>

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <PremiumLink {...joinPremium.month} />
            <ButtonLink href={`${href('/')}#contact`}>Hablar con el estudio</ButtonLink>
          </>
        }
      />
    </>
  );
}
