import { services } from '#app/context.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { readTextFields } from '#app/text-fields.ts';
import { hero, stats } from '#content/home.ts';
import { pages } from '#content/site-map.ts';
import { Orion } from '#app/ui/art/orion.tsx';
import { Ridge } from '#app/ui/art/ridge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Stats } from '#app/ui/site/stats.tsx';
import { contactSchema } from '#packages/contact/src/index.ts';
import { takeMessage } from '#server/services/contacts/take-message.ts';
import type { Route } from './+types/home.ts';
import { answerMessage } from './forms/answer-message.ts';
import { visitorOf } from './forms/visitor.ts';
import { ContactSection } from './home-contact.tsx';
import { ServicesRack } from './home-services.tsx';
import '#app/ui/site/fit.css';
import './home.css';

export const handle = { static: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.home, about: [organization(matches)] });

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const visitor = visitorOf(context, request);
  return answerMessage(context, form, contactSchema, '/#contact', (contact) =>
    takeMessage(context.get(services), visitor, 'contacts', contact),
  );
}

export default function Home({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <p className="badge-line measure">{hero.badge}</p>
          <Headline />
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <ButtonLink look="primary" href={hero.primary.href}>
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink href={hero.secondary.href}>{hero.secondary.label}</ButtonLink>
          </div>
        </div>
        <Ridge>
          <Orion />
          <span className="peak peak-monserrate measure">
            Monserrate
            <br />
            3152 m
          </span>
          <span className="peak peak-guadalupe measure">
            Guadalupe
            <br />
            3317 m
          </span>
        </Ridge>
        <div className="wrap">
          <Rule />
          <Stats items={stats} />
        </div>
      </section>
      <ServicesRack />
      <ContactSection outcome={actionData} />
    </>
  );
}

/** Every line fills the same width through the width axis alone; home.css holds the widths. */
function Headline() {
  return (
    <h1 className="fit">
      <span className="fit-1">Tu música</span> <span className="fit-2">2600 metros</span>{' '}
      <span className="fit-3">
        <span className="fit-3a">más cerca de</span> <span className="fit-3b">las estrellas</span>
      </span>
    </h1>
  );
}
