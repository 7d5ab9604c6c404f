import type { PageHandle } from '#app/page-handle.ts';
import { offerThing, pageHead } from '#app/page-head.ts';
import { offers } from '#content/catalogue.ts';
import { video as words } from '#content/services/video.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Packs } from '#app/ui/site/packs.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { handleQuickContact } from '../forms/handle-quick-contact.ts';
import { QuickContact, quickContactId } from '../forms/quick-contact.tsx';
import type { Route } from './+types/video.ts';
import { Film } from './film.tsx';
import { Formats } from './formats.tsx';
import { Leader } from './leader.tsx';
import { QuoteDialog, quoteId } from './quote-dialog.tsx';
import { SetPlan } from './set-plan.tsx';
import { Slate } from './slate.tsx';
import { Viewfinder } from './viewfinder.tsx';
import '#app/ui/site/fit.css';
import './takes.css';
import './video.css';

const page = pages.videoProduction;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [offerThing(matches, page, offers.video)] });

export const action = (args: Route.ActionArgs) => handleQuickContact(args, page.path);

export default function VideoProduction({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="section">
        <div className="wrap">
          <Viewfinder>
            <p className="lead">{words.hero.lead}</p>
            <div className="row">
              <ButtonLink look="primary" href={pages.contact.path} data-opens={quoteId}>
                {words.quote.title}
              </ButtonLink>
              <ButtonLink href="#paquetes">Ver paquetes</ButtonLink>
            </div>
          </Viewfinder>
          <Slate />
        </div>
      </section>

      <Section
        measure="Cuatro servicios"
        title={words.servicesHead.title}
        lead={words.servicesHead.lead}
      >
        <Formats />
      </Section>

      <Section measure="Seis pasos" title={words.processHead.title} lead={words.processHead.lead}>
        <Film />
      </Section>

      <Section
        measure="Precios por video"
        title={words.packagesHead.title}
        lead={words.packagesHead.lead}
        id="paquetes"
      >
        <div className="takes">
          <Packs offer={offers.video} />
        </div>
      </Section>

      <Section measure="Planta de rodaje">
        <div className="video-set">
          <div>
            <h2>{words.technologyHead.title}</h2>
            <p className="lead">{words.technologyHead.lead}</p>
            <ol className="video-gear">
              {words.technology.map(({ name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <ButtonLink look="primary" href={pages.contact.path} data-opens={quoteId}>
              {words.quote.title}
            </ButtonLink>
          </div>
          <SetPlan />
        </div>
      </Section>

      <Section measure="La víspera">
        <div className="video-faq">
          <h2>{words.faqHead}</h2>
          <Questions name="video" items={words.faqShort} />
        </div>
      </Section>

      <Invitation {...words.invitation} />
      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={pages.portfolio.path}>
              {words.closing.action}
            </ButtonLink>
            <ButtonLink href={pages.contact.path} data-opens={quickContactId}>
              Escribirle al estudio
            </ButtonLink>
          </>
        }
      >
        <Leader />
      </Closing>
      <QuoteDialog />
      <QuickContact
        path={page.path}
        title="Cuéntanos qué quieres filmar"
        text="Te respondemos al correo."
        outcome={actionData}
      />
    </>
  );
}
