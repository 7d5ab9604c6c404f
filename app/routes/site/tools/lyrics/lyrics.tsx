import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { lyrics as tool } from '#content/tools/lyrics.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/lyrics.ts';
import { CountedVerses } from './counted-verses.tsx';
import { RhymePairs } from './rhyme-pairs.tsx';
import { SongSheet } from './song-sheet.tsx';
import './lyrics.css';

/** One verse after each step. */
const growth = ['… voz', 'se me ··· la voz', 'y se me empaña la voz', 'ocho de ocho'];

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.lyrics, above: [pages.tools] });

export default function Lyrics() {
  return (
    <>
      <section className="section">
        <div className="wrap lyrics-desk">
          <div>
            <ToolHead tool={tool} />
            <ToolLimits tool={tool} />
          </div>
          <Drawn tool={tool}>
            <SongSheet />
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
