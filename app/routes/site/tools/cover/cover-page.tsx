import { planLimits } from '#content/plan-limits.ts';
import { pages } from '#content/site-map.ts';
import { cover as tool, neverDrawn } from '#content/tools/cover.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Gate } from '../frame/gate.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import { ToolPicture } from '../frame/tool-picture.tsx';
import { Anatomy } from './anatomy.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { Formats } from './formats.tsx';
import { sampleBrief, samples } from './samples.ts';
import './cover.css';

/** What a visitor reads of Portadas: how a cover is thought, what it never draws, and some as they come out. */
export function CoverPage({ hasImageModel }: { hasImageModel: boolean }) {
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
              La misma letra y el mismo ánimo, en tres tandas de cuatro. La 8 se queda.
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

      <Section
        measure="Por dentro"
        title="Lo que se abre con tu cuenta"
        lead="Un formulario corto y cuatro portadas que no se parecen. Te quedas con una y la bajas."
      >
        <Gate
          tier="anonymous"
          needs="free"
          path={pages.coverArt.path}
          text={`${planLimits.free.coversPerMonth} veces al mes, cuatro portadas cada vez, y todas quedan en tu historial.`}
          sample={
            <ToolPicture
              fields={[
                ['Artista', sampleBrief.artist],
                ['Título', sampleBrief.title],
                ['Género', sampleBrief.genre],
                ['Ánimo', sampleBrief.mood],
              ]}
              button="Dibujar cuatro portadas"
            >
              <ul className="cover-picture">
                {samples.slice(0, 4).map((file) => (
                  <li key={file}>
                    <img src={file} alt="" width="256" height="256" loading="lazy" />
                  </li>
                ))}
              </ul>
            </ToolPicture>
          }
        />
      </Section>

      <Section measure="Velado" title={tool.never.title}>
        <ul className="cover-never">
          {neverDrawn({ hasImageModel }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>

      <Today tool={tool} />
    </>
  );
}
