import { limitsOf } from '#content/plan-words.ts';
import { pages } from '#content/site-map.ts';
import type { Tool } from '#content/tools/tool.ts';
import './tool-limits.css';

export const limitsId = 'limites';

/** What each account will reach with one tool. */
export function ToolLimits({ tool }: { tool: Tool }) {
  const limit = limitsOf(tool.page);
  return (
    <aside className="tool-limits">
      <h2>Hasta dónde {tool.opens ? 'llega' : 'llegará'} cada cuenta</h2>
      <dl>
        <div>
          <dt>Gratis</dt>
          <dd>{limit.free}</dd>
        </div>
        <div>
          <dt>Pro</dt>
          <dd>{limit.pro}</dd>
        </div>
      </dl>
      <p>
        Ninguna herramienta se cobra por aparte.{' '}
        <a href={`${pages.tools.path}#${limitsId}`}>Comparar los dos planes</a>
      </p>
    </aside>
  );
}
