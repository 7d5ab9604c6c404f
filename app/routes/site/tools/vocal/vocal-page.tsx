import { pages } from '#content/site-map.ts';
import { vocal as tool } from '#content/tools/vocal.ts';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { Gate } from '../frame/gate.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import { ToolPicture } from '../frame/tool-picture.tsx';
import { exampleTake } from './example-take.ts';
import { Findings } from './result/findings.tsx';
import { ListeningSteps } from './listening-steps.tsx';
import { PitchRoll } from './pitch-roll.tsx';
import { StaysInside } from './stays-inside.tsx';
import { VoiceRanges } from './voice-ranges.tsx';
import { Section } from '#app/ui/site/section.tsx';
import './vocal.css';

/** What a visitor reads of the Analizador vocal: what it finds, how it listens, and what it would never do with a voice. */
export function VocalPage() {
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

      <Section
        measure="Por dentro"
        title="Lo que se abre con tu cuenta"
        lead="Cantas o traes una toma, y salen la curva, los números y los tonos que te quedan. Estos los dio el analizador con una voz hecha en un computador."
      >
        <Gate
          tier="anonymous"
          needs="free"
          path={pages.vocal.path}
          text="Un análisis por semana con la cuenta gratuita, y el afinador siempre."
          sample={
            <ToolPicture
              fields={[
                ['Toma', 'Una melodía de 28 segundos'],
                ['Formato', 'WAV'],
              ]}
              button="Analizar"
            >
              <Findings take={exampleTake} />
            </ToolPicture>
          }
        />
      </Section>

      <Section
        measure="De Do2 a Do6"
        title="Hasta dónde llegas sin esfuerzo"
        lead={
          <>
            La franja es una zona cómoda de ejemplo. Caben dos tipos, y se dicen los dos: por la
            altura sola nadie sabe más.
          </>
        }
      >
        <VoiceRanges />
        <ul className="vocal-caveats">
          <li>Cuenta las notas que sostienes, no el chillido que te salió una sola vez.</li>
          <li>El timbre y el peso de la voz también deciden. Un maestro de canto los oye.</li>
          <li>Con voces de niños y de contratenores se equivoca más.</li>
        </ul>
      </Section>

      <Section measure="Cada 10 milésimas" title={tool.method.title} lead={tool.method.lead}>
        <ListeningSteps />
      </Section>

      <Section measure="Puertas adentro">
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
      </Section>

      <Today tool={tool} />
    </>
  );
}
