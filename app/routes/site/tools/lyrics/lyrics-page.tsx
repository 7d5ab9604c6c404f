import { planLimits } from '#content/plan-limits.ts';
import { pages } from '#content/site-map.ts';
import { lyrics as tool } from '#content/tools/lyrics.ts';
import { Section } from '#app/ui/site/section.tsx';
import { genreNames, moodNames } from '#packages/lyrics/src/index.ts';
import { Drawn } from '../frame/drawn.tsx';
import { Gate } from '../frame/gate.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import { ToolPicture } from '../frame/tool-picture.tsx';
import { CountedVerses } from './counted-verses.tsx';
import type { Sample } from './read-sample.ts';
import { RhymePairs } from './rhyme-pairs.tsx';
import { SongSheet } from './song-sheet.tsx';
import './lyrics.css';

/** One verse after each step. */
const growth = ['… voz', 'se me ··· la voz', 'y se me empaña la voz', 'ocho de ocho'];

/** What a visitor reads of Letras: a song as it comes out, and how its verses are counted and rhymed. */
export function LyricsPage({ sample }: { sample: Sample }) {
  return (
    <>
      <section className="section">
        <div className="wrap lyrics-desk">
          <div>
            <ToolHead tool={tool} />
            <ToolLimits tool={tool} />
          </div>
          <Drawn tool={tool}>
            <SongSheet sample={sample} />
          </Drawn>
        </div>
      </section>

      <Section
        measure="8 sílabas"
        title="Tres versos, tres cuentas"
        lead={
          <>
            Contar sílabas cantadas no es contar letras. Tres versos de ocho que en el papel no
            parecen iguales.
          </>
        }
      >
        <CountedVerses />
      </Section>

      <Section
        measure="De oído"
        title="Rima como hablamos acá"
        lead={
          <>
            Para el oído de acá la z suena a s, la ll a y, la v a b, y la h no suena. Con eso se
            decide qué rima con qué.
          </>
        }
      >
        <RhymePairs />
      </Section>

      <Section measure="Del último al primero" title={tool.method.title} lead={tool.method.lead}>
        <ol className="lyrics-method">
          {tool.method.steps.map(({ name, text }, index) => (
            <li key={name}>
              <p className="lyrics-growth">{growth[index]}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section
        measure="Por dentro"
        title="Lo que se abre con tu cuenta"
        lead="Un formulario corto y un editor: cambias el verso y la cuenta de sílabas te sigue."
      >
        <Gate
          tier="anonymous"
          needs="free"
          path={pages.lyrics.path}
          text={`${planLimits.free.lyricsPerMonth} letras al mes, con su medida y su rima, y cada una queda en tu historial.`}
          sample={
            <ToolPicture
              fields={[
                ['Tema', sample.theme],
                ['Género', genreNames[sample.genre]],
                ['Ánimo', moodNames[sample.mood]],
              ]}
              button="Escribir la letra"
            >
              <SongSheet sample={sample} />
            </ToolPicture>
          }
        />
      </Section>

      <Section measure="Con tachón">
        <div className="lyrics-never">
          <h2>{tool.never.title}</h2>
          <ul>
            {tool.never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>

      <Today tool={tool} />
    </>
  );
}
