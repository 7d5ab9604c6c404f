import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { vocal as tool } from '#content/tools/vocal.ts';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/vocal.ts';
import { ListeningSteps } from './listening-steps.tsx';
import { PitchRoll } from './pitch-roll.tsx';
import { StaysInside } from './stays-inside.tsx';
import { VoiceRanges } from './voice-ranges.tsx';
import '#app/ui/site/fit.css';
import './vocal.css';

export const handle = { static: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.vocal, above: [pages.tools] });

export default function Vocal() {
  return (
    <>
      <section className="section vocal-top">
        <div className="wrap">
          <ToolHead tool={tool}>
            <h1 className="fit vocal-title">
              <span>Analizador</span> <span>vocal</span>
            </h1>
          </ToolHead>
        </div>
        <Drawn tool={tool}>
          <PitchRoll />
        </Drawn>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Cada 10 milésimas" />
          <div className="section-head">
            <h2>{tool.method.title}</h2>
            <p className="lead">{tool.method.lead}</p>
          </div>
          <ListeningSteps />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="De Do2 a Do6" />
          <div className="section-head">
            <h2>Hasta dónde llegas sin esfuerzo</h2>
            <p className="lead">
              La franja es la zona cómoda de una voz inventada. Caben dos tipos, y se dicen los dos:
              por la altura sola nadie sabe más.
            </p>
          </div>
          <VoiceRanges />
          <ul className="vocal-caveats">
            <li>Cuenta las notas que sostienes, no el chillido que te salió una sola vez.</li>
            <li>El timbre y el peso de la voz también deciden. Un maestro de canto los oye.</li>
            <li>Con voces de niños y de contratenores la pista se pierde.</li>
          </ul>
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionMark measure="Puertas adentro" />
          <div className="vocal-never">
            <StaysInside />
            <div>
              <h2>{tool.never.title}</h2>
              <ul>
                {tool.never.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <ToolLimits tool={tool} />
            </div>
          </div>
        </div>
      </section>

      <Today tool={tool} />
    </>
  );
}
