import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { cover as tool } from '#content/tools/cover.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/cover.ts';
import { Anatomy } from './anatomy.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { Formats } from './formats.tsx';
import './cover.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.coverArt, above: [pages.tools] });

export default function Cover() {
  return (
    <>
      <section className="cover-top">
        <div className="wrap">
          <ToolHead tool={tool} />
        </div>
      </section>

      <section className="cover-table night">
        <div className="wrap">
          <div className="cover-table-head">
            <h2>Una canción, doce caras</h2>
            <p className="lead">
              La 7 se queda. La 3 y la 9 salen: cambian el color y repiten la idea de la 1.
            </p>
          </div>
          <Drawn tool={tool}>
            <ContactSheet />
          </Drawn>
        </div>
      </section>

      <Section
        measure="A regla"
        title={tool.method.title}
        lead={tool.method.lead}
        className="cover-method"
      >
        <Anatomy steps={tool.method.steps} />
      </Section>

      <Section
        measure="Cinco formatos"
        title="Cuadrada para las plataformas"
        lead={
          <>
            La portada oficial es la de 1:1. Las otras cuatro son la misma idea acomodada para
            publicar.
          </>
        }
      >
        <Formats />
        <ToolLimits tool={tool} />
      </Section>

      <Section measure="Velado" title={tool.never.title}>
        <ul className="cover-never">
          {tool.never.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>

      <Today tool={tool} />
    </>
  );
}
