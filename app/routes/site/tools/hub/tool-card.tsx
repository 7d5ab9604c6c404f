import { limitsOf } from '#content/plan-words.ts';
import { pages } from '#content/site-map.ts';
import type { Tool } from '#content/tools/tool.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { miniatures } from './miniatures.tsx';
import './tool-card.css';

/** One module of the rack: what it will do, how far it will go, and how long it will take. */
export function ToolCard({ tool: { page, card } }: { tool: Tool }) {
  const { name, path } = pages[page];
  const Miniature = miniatures[page];
  return (
    <article className="tool-card">
      <Miniature />
      <div className="tool-card-head">
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <StatusBadge status="pending">En camino</StatusBadge>
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
      </dl>
    </article>
  );
}
