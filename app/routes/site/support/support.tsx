import { pageHead } from '#app/page-head.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { pages } from '#content/site-map.ts';
import { support as words } from '#content/support.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { Section } from '#app/ui/site/section.tsx';
import type { Route } from './+types/support.ts';
import { Channels } from './channels.tsx';
import { chatLink } from './channel-links.ts';
import { Emergency } from './emergency.tsx';
import { Problems } from './problems.tsx';
import { Severities } from './severities.tsx';
import { Talkback } from './talkback.tsx';
import '#app/ui/site/fit.css';
import '#app/ui/tabs.css';
import './support.css';

const page = pages.support;

export const handle = { static: true };

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, page);

export default function Support() {
  return (
    <div className="support">
      <section className="section support-hero">
        <div className="wrap">
          <div className="support-top">
            <div>
              <p className="badge-line measure">{words.hero.badge}</p>
              <h1 className="fit support-title">
                <span>Soporte</span> <span>técnico</span>
              </h1>
              <p className="lead">{words.hero.lead}</p>
              <div className="row">
                <ButtonLink look="primary" href={chatLink} rel="noopener">
                  Chatear por WhatsApp
                </ButtonLink>
                <ButtonLink href={phoneLink}>
                  Llamar <span className="support-number">{phoneText}</span>
                </ButtonLink>
              </div>
            </div>
            <Talkback />
          </div>
          <Rule />
          <Channels />
        </div>
      </section>

      <Emergency />

      <nav className="support-tabs" aria-label="En esta página">
        <div className="wrap tabs">
          <a href="#urgencia">Urgencia</a>
          <a href="#problemas">Problemas</a>
          <a href="#atencion">Atención</a>
        </div>
      </nav>

      <section className="section support-part support-urgency" id="urgencia">
        <div className="wrap">
          <div className="section-head">
            <h2>{words.severitiesHead.title}</h2>
            <p className="lead">{words.severitiesHead.lead}</p>
          </div>
          <Severities />
        </div>
      </section>

      <Section
        measure="Por grupos"
        title={words.problemsHead.title}
        lead={words.problemsHead.lead}
        id="problemas"
        className="support-part support-problems"
      >
        <Problems />
      </Section>

      <Section
        measure="Al otro lado del vidrio"
        id="atencion"
        className="support-part support-care"
      >
        <h2>{words.featuresHead.title}</h2>
        <ul className="care">
          {words.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Closing
        title={words.closing.title}
        text={words.closing.text}
        actions={
          <>
            <ButtonLink look="primary" href={pages.faq.path}>
              Buscar en las preguntas
            </ButtonLink>
            <ButtonLink href={whatsappLink(words.closing.message)} rel="noopener">
              Contarnos por WhatsApp
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
