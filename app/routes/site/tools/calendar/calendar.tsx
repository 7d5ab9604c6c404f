import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { calendar as tool } from '#content/tools/calendar.ts';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/calendar.ts';
import { Deadlines } from './deadlines.tsx';
import { PlanTable } from './plan-table.tsx';
import { Terraces } from './terraces.tsx';
import './calendar.css';

export const handle = { static: true };

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

      <section className="section">
        <div className="wrap">
          <SectionMark measure="D−56 a D" />
          <div className="section-head">
            <h2>De los papeles a la cumbre</h2>
            <p className="lead">
              El pitch de este ejemplo caía en Viernes Santo. El jueves también es festivo, así que
              pasa al miércoles.
            </p>
          </div>
          <PlanTable />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Días antes de salir" />
          <div className="section-head">
            <h2>{tool.method.title}</h2>
            <p className="lead">{tool.method.lead}</p>
          </div>
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
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="A pie" />
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
        </div>
      </section>

      <Today tool={tool} />
    </>
  );
}
