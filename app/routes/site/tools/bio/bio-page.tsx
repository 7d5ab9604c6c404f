import { platformNames, toneNames } from '#packages/bio/src/index.ts';
import { pages } from '#content/site-map.ts';
import { bio as tool } from '#content/tools/bio.ts';
import { Section } from '#app/ui/site/section.tsx';
import { Drawn } from '../frame/drawn.tsx';
import { Gate } from '../frame/gate.tsx';
import { Today } from '../frame/today.tsx';
import { ToolHead } from '../frame/tool-head.tsx';
import { ToolLimits } from '../frame/tool-limits.tsx';
import { ToolPicture } from '../frame/tool-picture.tsx';
import { CharacterRule } from './character-rule.tsx';
import { band, type BioLength, type Sample } from './example.ts';
import { FactSheet } from './fact-sheet.tsx';
import { FourLengths } from './four-lengths.tsx';
import { Suitcases } from './suitcases.tsx';
import './bio.css';

/** Words that nobody gets for free. */
const banned = ['reconocido', 'aclamada', 'miles de fans', 'desde siempre'];

/** What a visitor reads of Bio: what it makes of nine facts, and what it would never say. */
export const BioPage = ({ sample: { facts, lengths } }: { sample: Sample }) => (
  <>
    <section className="section bio-top">
      <div className="wrap">
        <ToolHead tool={tool}>
          <h1 className="bio-title">Generador de bio</h1>
          <CharacterRule lengths={lengths} />
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
          <FactSheet facts={facts} />
          <FourLengths lengths={lengths} />
        </div>
      </Drawn>
    </Section>

    <Section measure="Equipaje de mano" title={tool.method.title} lead={tool.method.lead}>
      <Suitcases lengths={lengths} />
      <ol className="bio-method">
        {tool.method.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>

    <Section
      measure="Por dentro"
      title="Lo que se abre con tu cuenta"
      lead="Un formulario con tus datos, y cada texto en su cuadro: lo cambias ahí mismo y la cuenta te sigue."
    >
      <Gate
        tier="anonymous"
        needs="free"
        path={pages.bio.path}
        text="Tus biografías no tienen tope, en tono profesional o casual, y quedan en tu historial."
        sample={<BioPicture lengths={lengths} />}
      />
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

/** What came of the form of the band, as its page shows it. */
const BioPicture = ({ lengths }: { lengths: readonly BioLength[] }) => (
  <ToolPicture
    fields={[
      ['Nombre artístico', band.artistName],
      ['Experiencia', band.experience],
      ['Logros', band.achievements],
      ['Estilo', band.style],
      ['Tono', toneNames[band.tone]],
    ]}
    button="Escribir las biografías"
  >
    <div className="bio-picture">
      {lengths.map(({ platform, length, limit, paragraphs }) => (
        <div key={platform}>
          <p className="label">
            {platformNames[platform]} · {length} de {limit}
          </p>
          {paragraphs.map((pieces, at) => (
            <p key={at}>{pieces.map(({ text }) => text).join('')}</p>
          ))}
        </div>
      ))}
    </div>
  </ToolPicture>
);
