import type { ReactNode } from 'react';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { pages } from '#content/site-map.ts';
import { support as words } from '#content/support.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
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

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, page);

export default function Support() {
  return (
    <>
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

      <nav className="support-tabs" aria-label="En esta página" data-tabs>
        <div className="wrap tabs">
          <a href="#urgencia">Urgencia</a>
          <a href="#problemas">Problemas</a>
          <a href="#atencion">Atención</a>
        </div>
      </nav>

      <Part id="urgencia" {...words.severitiesHead}>
        <Severities />
      </Part>
      <Part id="problemas" {...words.problemsHead}>
        <Problems />
      </Part>
      <Part id="atencion" {...words.featuresHead}>
        <ul className="care">
          {words.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Part>

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
            <ButtonLink href={pages.pqr.path}>Radicar una PQR</ButtonLink>
          </>
        }
      />
    </>
  );
}

/** What one of the tabs opens. */
const Part = (props: { id: string; title: string; lead: string; children: ReactNode }) => (
  <section className="section support-part" id={props.id}>
    <div className="wrap">
      <div className="section-head">
        <h2>{props.title}</h2>
        <p className="lead">{props.lead}</p>
      </div>
      {props.children}
    </div>
  </section>
);
