import type { PageHandle } from '#app/page-handle.ts';
import { offerThing, pageHead } from '#app/page-head.ts';
import { offers } from '#content/catalogue.ts';
import { music as words } from '#content/services/music.ts';
import { pages } from '#content/site-map.ts';
import { Ridge } from '#app/ui/art/ridge.tsx';
import { VuMeter } from '#app/ui/art/vu-meter.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Invitation } from '#app/ui/site/invitation.tsx';
import { Packs } from '#app/ui/site/packs.tsx';
import { Questions } from '#app/ui/site/questions.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { Stats } from '#app/ui/site/stats.tsx';
import { handleQuickContact } from '../forms/handle-quick-contact.ts';
import { QuickContact, quickContactId } from '../forms/quick-contact.tsx';
import type { Route } from './+types/music.ts';
import { Climb } from './climb.tsx';
import '#app/ui/site/fit.css';
import './music.css';

const page = pages.musicProduction;

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [offerThing(matches, page, offers.music)] });

export const action = (args: Route.ActionArgs) => handleQuickContact(args, page.path);

export default function MusicProduction({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="section music-hero">
        <div className="wrap">
          <a className="back" href={pages.home.path}>
            Volver al inicio
          </a>
          <div className="music-top">
            <div>
              <p className="badge-line measure">{words.badge}</p>
              <h1 className="fit music-title">
                <span>Producción</span> <span>musical</span>
              </h1>
              <p className="lead">{words.hero.lead}</p>
              <div className="row">
                <ButtonLink look="primary" href="#paquetes">
                  Ver paquetes
                </ButtonLink>
                <ButtonLink href={pages.contact.path} data-opens={quickContactId}>
                  Escribirle al estudio
                </ButtonLink>
              </div>
            </div>
            <VuMeter />
          </div>
          <Rule />
          <Stats items={words.stats} />
        </div>
      </section>

      <Section
        measure="2600 a 3152 m"
        title={words.processHead.title}
        lead={words.processHead.lead}
      >
        <Climb stretches={words.process} />
      </Section>

      <Section
        measure="Precios por canción"
        title={words.packagesHead.title}
        lead={words.packagesHead.lead}
        id="paquetes"
      >
        <Packs offer={offers.music} />
      </Section>

      <Section measure="Sala A">
        <div className="music-room">
          <div>
            <h2>{words.equipmentHead.title}</h2>
            <p className="lead">{words.equipmentHead.lead}</p>
          </div>
          <Equipment />
          <div className="guarantee">
            <h3>Garantía de calidad</h3>
            <p>{words.guarantee}</p>
          </div>
        </div>
      </Section>

      <Section measure="Antes de escribir" title="Tres preguntas de siempre">
        <Questions name="musica" items={words.faqShort} />
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
        <Ridge />
      </Closing>
      <QuickContact
        path={page.path}
        title="Cuéntanos de tu canción"
        text="Te respondemos al correo."
        outcome={actionData}
      />
    </>
  );
}

const Equipment = () => (
  <table className="equipment">
    <thead>
      <tr>
        <th scope="col">Equipo</th>
        <th scope="col">Para qué</th>
        <th scope="col">Medida</th>
      </tr>
    </thead>
    <tbody>
      {words.equipment.map(({ name, use, measure }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{use}</td>
          <td className="measure">{measure}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
