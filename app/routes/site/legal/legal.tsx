import { services } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Prose } from '#app/ui/site/prose.tsx';
import { shortDate } from '#content/dates.ts';
import { type LegalSection, legalTexts, privacyOf } from '#content/legal.ts';
import { pages } from '#content/site-map.ts';
import type { Route } from './+types/legal.ts';
import './legal.css';

const keys = ['terms', 'privacy', 'cookies'] as const;

export const handle = { static: true } satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const key = keys.find((one) => pages[one].path === path);
  if (!key) throw new Error(`No legal text stands at ${path}`);
  const { covers, lyrics } = context.get(services);
  const models = {
    hasTextModel: lyrics.drafts !== null,
    hasImageModel: covers.imageModel !== null,
  };
  return { key, text: key === 'privacy' ? privacyOf(models) : legalTexts[key] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageHead(matches, pages[loaderData.key]) : [];

export default function Legal({ loaderData: { key, text } }: Route.ComponentProps) {
  const page = pages[key];
  const others = keys.filter((one) => one !== key).map((one) => pages[one]);
  return (
    <div className="legal">
      <header className="wrap legal-top">
        <p className="badge-line measure">Última actualización: {shortDate(text.updated)}</p>
        <h1>{page.name}</h1>
        <div className="legal-opening">
          <Prose blocks={text.opening} />
          <ModelNotice />
        </div>
        <SectionMark measure={`${text.sections.length} secciones`} />
      </header>
      <div className="wrap legal-body">
        <Contents sections={text.sections} />
        <div>
          {text.sections.map((section) => (
            <section key={section.id} className="legal-section" aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <Prose blocks={section.blocks} />
            </section>
          ))}
          <nav className="row" aria-label="Los otros textos">
            {others.map(({ path, name }) => (
              <ButtonLink key={path} href={path}>
                {name}
              </ButtonLink>
            ))}
          </nav>
        </div>
      </div>
    </div>
  );
}

/** The words are ours; whoever opens a studio with them answers for them. */
const ModelNotice = () => (
  <p className="model-notice" role="note">
    <strong className="label">Modelo</strong>
    Este texto es un modelo escrito para Colombia. Antes de usarlo con clientes, lo debe revisar y
    aprobar la abogada o el abogado de quien opera el estudio.
  </p>
);

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav className="legal-contents" aria-label="Contenido">
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
