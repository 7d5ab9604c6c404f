import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { calendar as tool } from '#content/tools/calendar.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/calendar.ts';
import { Deadlines } from './deadlines.tsx';
import { PlanTable } from './plan-table.tsx';
import { Terraces } from './terraces.tsx';
import './calendar.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.releaseCalendar, above: [pages.tools] });

export default function ReleaseCalendar() {
  return (
    <>
      <section className="section">
        <div className="wrap calendar-hill">
          <ToolHead tool={tool} />
          <Drawn tool={tool}>
            <Terraces />
          </Drawn>
        </div>
      </section>

      <Section
        measure="D−56 a D"
        title="De los papeles a la cumbre"
        lead={
          <>
            El pitch de este ejemplo caía en Viernes Santo. El jueves también es festivo, así que
            pasa al miércoles.
          </>
        }
      >
        <PlanTable />
      </Section>

      <Section measure="Días antes de salir" title={tool.method.title} lead={tool.method.lead}>
        <div className="calendar-method">
          <Deadlines />
          <ol>
            {tool.method.steps.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>

      <Section measure="A pie">
        <div className="calendar-never">
          <div>
            <h2>{tool.never.title}</h2>
            <ul>
              {tool.never.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <ToolLimits tool={tool} />
        </div>
      </Section>

      <Today tool={tool} />
    </>
  );
}
