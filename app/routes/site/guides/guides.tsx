import guideFiles from 'virtual:guide-files';
import type { PageHandle } from '#app/page-handle.ts';
import { originOf } from '#app/origin-of.ts';
import { pageHead, studioRef } from '#app/page-head.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { guides } from '#content/guides.ts';
import { pages } from '#content/site-map.ts';
import type { Route } from './+types/guides.ts';
import { GuideCard } from './guide-card.tsx';
import { factsOf } from './guide-facts.ts';
import { SongWay } from './song-way.tsx';
import '#app/ui/site/fit.css';
import './guides.css';

const page = pages.guides;

export const handle = { static: true } satisfies PageHandle;

export const loader = () => ({
  guides: guides.map((guide) => factsOf(guide, guideFiles[guide.slug])),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const documents = (loaderData?.guides ?? []).map((guide) => ({
    '@type': 'DigitalDocument',
    name: guide.title,
    description: guide.description,
    url: originOf(matches) + guide.path,
    encodingFormat: 'application/pdf',
    datePublished: guide.date,
    inLanguage: 'es-CO',
    isAccessibleForFree: true,
    publisher: studioRef(matches),
  }));
  return pageHead(matches, { ...page, about: documents });
};

export default function Guides({ loaderData: { guides } }: Route.ComponentProps) {
  const sheets = guides.reduce((total, guide) => total + guide.file.pages, 0);
  return (
    <>
      <section className="section guides-top">
        <div className="wrap">
          <p className="badge-line measure">
            {guides.length} guías, {sheets} páginas, 0 formularios
          </p>
          <h1 className="fit guides-title">
            <span>Guías</span> <span>gratuitas</span>
          </h1>
          <p className="lead">
            Para imprimir, rayar y dejar al lado del computador. Van en el orden de una canción:
            desde la primera toma hasta el día en que sale. Descargas el PDF y ya; no te pedimos el
            correo.
          </p>
          <SongWay guides={guides} />
        </div>
      </section>
      {guides.map((guide) => (
        <GuideCard key={guide.slug} guide={guide} of={guides.length} />
      ))}
      <Closing
        title="¿Prefieres leer en la pantalla?"
        text="En el blog contamos el mismo oficio en artículos de cinco o seis minutos, con ejemplos y cuentas."
        actions={
          <>
            <ButtonLink look="primary" href={pages.blog.path}>
              Ir al blog musical
            </ButtonLink>
            <ButtonLink href={pages.contact.path}>Pedir una guía sobre otro tema</ButtonLink>
          </>
        }
      />
    </>
  );
}
