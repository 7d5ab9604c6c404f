import type { PageHandle } from '#app/page-handle.ts';
import { offerThing, pageHead } from '#app/page-head.ts';
import { offers } from '#content/catalogue.ts';
import { management as words } from '#content/services/management.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Packs } from '#app/ui/site/packs.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { Stats } from '#app/ui/site/stats.tsx';
import { handleQuickContact } from '../forms/handle-quick-contact.ts';
import { QuickContact, quickContactId } from '../forms/quick-contact.tsx';
import type { Route } from './+types/management.ts';
import { cableOf } from './cable-colours.ts';
import { Loop } from './loop.tsx';
import { PatchBay } from './patch-bay.tsx';
import { Plugs } from './plugs.tsx';
import { Telephone } from './telephone.tsx';
import { TitleCable } from './title-cable.tsx';
import './management.css';
import './plans.css';

const page = pages.management;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [offerThing(matches, page, offers.management)] });

export const action = (args: Route.ActionArgs) => handleQuickContact(args, page.path);

export default function Management({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="section">
        <div className="wrap">
          <div className="patch-head">
            <p className="badge-line measure">{words.badge}</p>
            <h1>
              <span>Manejo</span> <span>artístico</span>
            </h1>
            <TitleCable />
            <div className="patch-lead">
              <p className="lead">{words.hero.lead}</p>
              <div className="row">
                <ButtonLink look="primary" href={pages.contact.path} data-opens={quickContactId}>
                  Contar mi caso
                </ButtonLink>
                <ButtonLink href="#planes">Ver planes</ButtonLink>
              </div>
            </div>
          </div>
          <PatchBay />
          <div className="patch-stats rack-panel">
            <Stats items={words.stats} />
          </div>
        </div>
      </section>

      <Section
        measure="Cuatro servicios"
        title={words.servicesHead.title}
        lead={words.servicesHead.lead}
      >
        <Plugs />
      </Section>

      <Section measure="Seis pasos" title={words.processHead.title} lead={words.processHead.lead}>
        <Loop />
      </Section>

      <Section measure="Seis roles">
        <div className="desk">
          <div className="desk-head">
            <h2>{words.rolesHead.title}</h2>
            <p className="lead">{words.rolesHead.lead}</p>
          </div>
          <ul className="desk-roles">
            {words.roles.map(({ name, text }, index) => (
              <li key={name} className={cableOf(index)}>
                <i className="jack" />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>

      <Section
        measure="Precios del primer mes"
        title={words.plansHead.title}
        lead={words.plansHead.lead}
        id="planes"
      >
        <div className="plans">
          <Packs offer={offers.management} />
        </div>
      </Section>

      <Section measure="Con la señal adentro">
        <h2>{words.resultsHead}</h2>
        <ul className="results">
          {words.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </Section>

      <Section measure="Tres preguntas" title={words.faqHead}>
        <Questions name="manejo" items={words.faqShort} />
      </Section>

      <Invitation {...words.invitation} />
      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={pages.successStories.path}>
              {words.closing.action}
            </ButtonLink>
            <ButtonLink href={pages.contact.path} data-opens={quickContactId}>
              Contar mi caso
            </ButtonLink>
          </>
        }
      >
        <Telephone />
      </Closing>
      <QuickContact
        path={page.path}
        title="Cuéntanos en qué vas"
        text="Qué has publicado, qué te están ofreciendo y qué te enreda."
        outcome={actionData}
      />
    </>
  );
}
