import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { analytics as tool } from '#content/tools/analytics.ts';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/analytics.ts';
import { ControlTicket } from './control-ticket.tsx';
import { Decimals } from './decimals.tsx';
import { Hills } from './hills.tsx';
import { Section } from '#app/ui/site/section.tsx';
import '#app/ui/site/fit.css';
import './analytics.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.streamAnalytics, above: [pages.tools] });

/** Whose files are known by their header already. */
const royalties = [
  'DistroKid',
  'TuneCore',
  'CD Baby',
  'Believe',
  'Symphonic',
  'LANDR',
  'Bandcamp',
  'SoundCloud',
  'Sonosuite',
  'Amuse',
];
const audience = ['Spotify for Artists', 'YouTube Studio', 'Apple Music for Artists'];

type Sum = readonly [string, string, string];

/** What stands against each line of what it never adds. */
const sums: readonly Sum[] = [
  ['COP', '+', 'USD'],
  ['oyentes', '+', 'ventas'],
  ['mes', '÷', '30'],
  ['archivo', '×', '2'],
  ['', '+', '?'],
];

export default function StreamAnalytics() {
  return (
    <>
      <section className="section analytics-top">
        <div className="wrap">
          <ToolHead tool={tool}>
            <h1 className="fit analytics-title">
              <span>Stream</span> <span>Analytics</span>
            </h1>
          </ToolHead>
        </div>
        <Drawn tool={tool}>
          <Hills />
        </Drawn>
      </section>

      <Section
        measure="Coma decimal"
        title="Una coma cuesta plata"
        lead={
          <>
            Así leyó dos renglones un programa público que probamos. Por eso aquí los decimales se
            deciden por archivo, mirando la columna entera.
          </>
        }
      >
        <Decimals />
      </Section>

      <Section measure="Cuadre de caja">
        <div className="analytics-method">
          <ControlTicket />
          <div>
            <h2>{tool.method.title}</h2>
            <p className="lead">{tool.method.lead}</p>
            <ol>
              {tool.method.steps.map(({ name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Section>

      <Section
        measure={`${royalties.length + audience.length} formatos`}
        title="De dónde va a leer"
        lead={
          <>
            Del enlace de una canción en Spotify salen el título y la carátula. Las reproducciones
            no: Spotify no se las da a una herramienta como esta. Tus archivos sí las traen.
          </>
        }
      >
        <div className="analytics-sources">
          <h3>Regalías</h3>
          <Names names={royalties} />
          <h3>Audiencia</h3>
          <Names names={audience} />
        </div>
      </Section>

      <Section measure="No da">
        <h2>{tool.never.title}</h2>
        <ul className="analytics-never">
          {tool.never.items.map((item, index) => (
            <li key={item}>
              <CrossedOut sum={sums[index]} />
              <p>{item}</p>
            </li>
          ))}
        </ul>
        <ToolLimits tool={tool} />
      </Section>

      <Today tool={tool} />
    </>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <ul className="analytics-names">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

/** The line leaves out the operator, which would vanish under it. */
const CrossedOut = ({
  sum: [before, operator, after] = ['', '', ''],
}: {
  sum: Sum | undefined;
}) => (
  <s aria-hidden="true">
    {before} <i>{operator}</i> {after}
  </s>
);
