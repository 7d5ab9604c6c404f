import { href } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { offerThing, pageHead } from '#app/page-head.ts';
import { offers } from '#content/catalogue.ts';
import { distribution as words } from '#content/services/distribution.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Packs } from '#app/ui/site/packs.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { handleQuickContact } from '../forms/handle-quick-contact.ts';
import { QuickContact, quickContactId } from '../forms/quick-contact.tsx';
import type { Route } from './+types/distribution.ts';
import { Broadcast } from './broadcast.tsx';
import { Dial } from './dial.tsx';
import { Freight } from './freight.tsx';
import { Homecoming } from './homecoming.tsx';
import { Receivers } from './receivers.tsx';
import { Signal } from './signal.tsx';
import { Strength } from './strength.tsx';
import './distribution.css';

const page = pages.distribution;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [offerThing(matches, page, offers.distribution)] });

export const action = (args: Route.ActionArgs) => handleQuickContact(args, page.path);

export default function Distribution({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="section distribution-hero">
        <div className="wrap distribution-top">
          <a className="back" href={pages.home.path}>
            Volver al inicio
          </a>
          <p className="badge-line measure">{words.badge}</p>
        </div>
        <Broadcast>
          <h1>{words.hero.title}</h1>
          <p className="lead">{words.hero.lead}</p>
          <div className="row">
            <ButtonLink look="primary" href="#planes">
              Ver planes
            </ButtonLink>
            <ButtonLink href={pages.contact.path} data-opens={quickContactId}>
              Escribirle al estudio
            </ButtonLink>
          </div>
        </Broadcast>
      </section>

      <Section
        measure="Seis receptores"
        title={words.platformsHead.title}
        lead={words.platformsHead.lead}
      >
        <Receivers />
      </Section>

      <Section measure="Seis tramos">
        <div className="signal-head">
          <h2>{words.processHead.title}</h2>
          <p className="lead">{words.processHead.lead}</p>
        </div>
        <Signal />
      </Section>

      <Section
        measure="Cuatro servicios"
        title={words.servicesHead.title}
        lead={words.servicesHead.lead}
      >
        <Freight />
      </Section>

      <Section
        measure="Precios del primer año"
        title={words.plansHead.title}
        lead={words.plansHead.lead}
        id="planes"
      >
        <Dial />
        <div className="dial-packs">
          <Packs offer={offers.distribution} />
        </div>
      </Section>

      <Section measure={words.advantagesHead.measure}>
        <h2>{words.advantagesHead.title}</h2>
        <Strength />
      </Section>

      <Section measure="Antes del estreno">
        <div className="distribution-faq">
          <h2>{words.faqHead}</h2>
          <Questions name="distribucion" items={words.faqShort} />
        </div>
      </Section>

      <Invitation {...words.invitation} />
      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={href('/auth')}>
              {words.closing.specialist}
            </ButtonLink>
            <ButtonLink href={pages.portfolio.path}>{words.closing.results}</ButtonLink>
          </>
        }
      >
        <Homecoming />
      </Closing>
      <QuickContact
        path={page.path}
        title="Cuéntanos qué vas a lanzar"
        text="Te respondemos al correo."
        outcome={actionData}
      />
    </>
  );
}
