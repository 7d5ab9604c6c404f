import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pages } from '#content/site-map.ts';
import { bio as tool } from '#content/tools/bio.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import type { Route } from './+types/bio.ts';
import { CharacterRule } from './character-rule.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { FourLengths } from './four-lengths.tsx';
import { Suitcases } from './suitcases.tsx';
import './bio.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.bio, above: [pages.tools] });

/** Words that nobody gets for free. */
const banned = ['reconocido', 'aclamada', 'miles de fans', 'desde siempre'];

export default function Bio() {
  return (
    <>
      <section className="section bio-top">
        <div className="wrap">
          <ToolHead tool={tool}>
            <h1 className="bio-title">Generador de bio</h1>
            <CharacterRule />
          </ToolHead>
        </div>
      </section>

      <Section
        measure="Topes a noviembre de 2026"
        title="Lo mismo, en cuatro largos"
        lead="Nueve datos no dan para llenar Spotify, y está bien: donde no hay qué decir, se calla."
      >
        <Drawn tool={tool}>
          <div className="bio-desk">
            <FactSheet />
            <FourLengths />
          </div>
        </Drawn>
      </Section>

      <Section measure="Equipaje de mano" title={tool.method.title} lead={tool.method.lead}>
        <Suitcases />
        <ol className="bio-method">
          {tool.method.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section measure="Tachado">
        <h2>{tool.never.title}</h2>
        <p className="bio-banned">
          {banned.map((word) => (
            <s key={word}>{word}</s>
          ))}
        </p>
        <div className="bio-never">
          <ul>
            {tool.never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ToolLimits tool={tool} />
        </div>
      </Section>

      <Today tool={tool} />
    </>
  );
}
