import { offerThing, pageHead } from '#app/page-head.ts';
import { offers } from '#content/catalogue.ts';
import { distribution as words } from '#content/services/distribution.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Packs } from '#app/ui/site/packs.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { answerQuickContact } from '../forms/answer-quick-contact.ts';
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

export const handle = { static: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [offerThing(matches, page, offers.distribution)] });

export const action = (args: Route.ActionArgs) => answerQuickContact(args, page.path);

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

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Seis receptores" />
          <div className="section-head">
            <h2>{words.platformsHead.title}</h2>
            <p className="lead">{words.platformsHead.lead}</p>
          </div>
          <Receivers />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Seis tramos" />
          <div className="signal-head">
            <h2>{words.processHead.title}</h2>
            <p className="lead">{words.processHead.lead}</p>
          </div>
          <Signal />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Cuatro servicios" />
          <div className="section-head">
            <h2>{words.servicesHead.title}</h2>
            <p className="lead">{words.servicesHead.lead}</p>
          </div>
          <Freight />
        </div>
      </section>

      <section className="section" id="planes">
        <div className="wrap">
          <SectionMark measure="Precios del primer año" />
          <div className="section-head">
            <h2>{words.plansHead.title}</h2>
            <p className="lead">{words.plansHead.lead}</p>
          </div>
          <Dial />
          <div className="dial-packs">
            <Packs offer={offers.distribution} />
          </div>
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure={words.advantagesHead.measure} />
          <h2>{words.advantagesHead.title}</h2>
          <Strength />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Antes del estreno" />
          <div className="distribution-faq">
            <h2>{words.faqHead}</h2>
            <Questions name="distribucion" items={words.faqShort} />
          </div>
        </div>
      </section>

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href="/auth">
              {words.closing.specialist}
            </ButtonLink>
            <ButtonLink href={pages.portfolio.path}>{words.closing.results}</ButtonLink>
          </>
        }
      >
        <Homecoming />
      </Closing>
      <QuickContact
        title="Cuéntanos qué vas a lanzar"
        text="Te respondemos al correo. Nuestra meta: menos de 24 horas."
        outcome={actionData}
      />
      <Invitation {...words.invitation} />
    </>
  );
}
