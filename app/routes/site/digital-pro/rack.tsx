import { isComing } from '#content/tool-openings.ts';
import { digitalPro } from '#content/digital-pro.ts';
import { type ToolLimit, toolLimits } from '#content/plan-words.ts';
import { pages } from '#content/site-map.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { ComingTag } from '#app/ui/site/coming-tag.tsx';
import { faces } from './faces.tsx';
import './rack.css';

const plans = [
  { value: 'free', label: 'Cuenta gratuita' },
  { value: 'pro', label: pages.digitalPro.name },
];

/** The six tools as modules of a rack. The choice above them lights what each plan opens: rack.css does it. */
export const Rack = () => (
  <div className="tool-rack">
    <Segmented legend="Mira el rack con" name="plan" options={plans} defaultValue="free" />
    <ul className="modules">
      {toolLimits.map((tool) => (
        <Module key={tool.page} tool={tool} />
      ))}
    </ul>
  </div>
);

function Module({ tool: { page, name, free, pro } }: { tool: ToolLimit }) {
  const Face = faces[page];
  return (
    <li className="module">
      {Face && <Face />}
      <div className="module-words">
        <h3>
          <a href={pages[page].path}>{name}</a>
        </h3>
        <p>{digitalPro.modules[page]}</p>
      </div>
      <dl className="module-limits">
        <div className="module-free">
          <dt>Gratis</dt>
          <dd>{free}</dd>
        </div>
        <div className="module-pro">
          <dt>Pro</dt>
          <dd>{pro}</dd>
        </div>
      </dl>
      <p className="module-foot">
        <Lever />
        {isComing(page) && <ComingTag />}
      </p>
    </li>
  );
}

/** The switch of a module: down, or up with the plan. */
const Lever = () => (
  <svg className="lever" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <circle cx="22" cy="22" r="13" />
    <path className="lever-down" d="M22 22V40" />
    <path className="lever-up" d="M22 22V4" />
  </svg>
);
