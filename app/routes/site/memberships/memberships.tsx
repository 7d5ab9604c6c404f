import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { joinPremium } from '#content/join-premium.ts';
import { memberships as words } from '#content/memberships.ts';
import { renewalWords } from '#content/renewal-words.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { PremiumLink } from '#app/ui/site/premium-ways.tsx';
import { Section } from '#app/ui/site/section.tsx';
import type { Route } from './+types/memberships.ts';
import { Benefits } from './benefits.tsx';
import { Coupons } from './coupons.tsx';
import { membershipThing } from './membership-thing.ts';
import { Pass } from './pass.tsx';
import { StereoComparison } from './stereo-comparison.tsx';
import '#app/ui/site/fit.css';
import './memberships.css';

const page = pages.memberships;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [membershipThing(matches)] });

export default function Memberships() {
  return (
    <>
      <section className="section member-hero">
        <div className="wrap member-top">
          <div>
            <p className="badge-line measure">{words.badge}</p>
            <Headline />
            <p className="lead">{words.lead}</p>
          </div>
          <Pass />
        </div>
      </section>

      <Section measure="Acceso" title={words.benefitsHead.title} lead={words.benefitsHead.lead}>
        <Benefits />
      </Section>

      <Section
        measure="Izquierdo y derecho"
        title={words.comparisonHead.title}
        lead={words.comparisonHead.lead}
      >
        <StereoComparison />
        <div className="row member-links">
          <ButtonLink href={pages.tools.path}>Ver las herramientas</ButtonLink>
          <ButtonLink look="quiet" href={pages.digitalPro.path}>
            Recorrer el rack de {pages.digitalPro.name}
          </ButtonLink>
        </div>
      </Section>

      <Section measure="Con IVA" title={words.discountHead.title} lead={words.discountHead.lead}>
        <Coupons />
      </Section>

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <PremiumLink {...joinPremium.month} />
            <ButtonLink href={`${pages.faq.path}#pagos-y-membresia`}>
              Preguntas sobre pagos
            </ButtonLink>
          </>
        }
      >
        <p className="wrap member-renewal">{renewalWords}</p>
      </Closing>
    </>
  );
}

/** The spaces between the lines are for whoever hears them. */
const Headline = () => (
  <h1 className="fit member-title">
    {words.title.map((line, index) => (
      <span key={line}>
        {line}
        {index < words.title.length - 1 && ' '}
      </span>
    ))}
  </h1>
);
