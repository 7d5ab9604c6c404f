import { limitsOf } from '#content/plan-words.ts';
import { pages } from '#content/site-map.ts';
import { openingWords } from '#content/tools.ts';
import type { Tool } from '#content/tools/tool.ts';
import { ToolState } from '../frame/tool-state.tsx';
import { miniatures } from './miniatures.tsx';
import './tool-card.css';

/** One module of the rack: what it will do, how far it will go, and how long it will take. */
export function ToolCard({ tool }: { tool: Tool }) {
  const { page, card } = tool;
  const { name, path } = pages[page];
  const Miniature = miniatures[page];
  return (
    <article className="tool-card">
      <Miniature />
      <div className="tool-card-head">
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <ToolState tool={tool} />
      </div>
      <p>{card.text}</p>
      <ul>
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Límite</dt>
          <dd>{card.limitation}</dd>
        </div>
        <div>
          <dt>Tiempo</dt>
          <dd>{card.time}</dd>
        </div>
        <div>
          <dt>Gratis</dt>
          <dd>{limitsOf(page).free}</dd>
        </div>
        <div>
          <dt>Abre</dt>
          <dd>{openingWords(tool)}</dd>
        </div>
      </dl>
    </article>
  );
}
