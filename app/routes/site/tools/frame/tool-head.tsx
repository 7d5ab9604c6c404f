import type { ReactNode } from 'react';
import { pages } from '#content/site-map.ts';
import type { Tool } from '#content/tools/tool.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SignUpLink } from '#app/ui/site/sign-up-link.tsx';
import { ToolState } from './tool-state.tsx';
import { todayId } from './today.tsx';
import { toolPath } from './tool-path.ts';
import './tool-head.css';

/** What the page of a tool opens with. `children` is its name, where a page sets it in its own way. */
export function ToolHead({ tool, children }: { tool: Tool; children?: ReactNode }) {
  return (
    <div className="tool-head">
      <a className="back" href={pages.tools.path}>
        Las seis herramientas
      </a>
      {children ?? <h1>{pages[tool.page].name}</h1>}
      <ToolState tool={tool} />
      <p className="lead">{tool.lead}</p>
      <div className="row">
        <SignUpLink look="primary" tool={toolPath(tool)} />
        <ButtonLink href={`#${todayId}`}>
          {tool.opens ? 'Cómo empezar' : 'Lo que puedes hacer hoy'}
        </ButtonLink>
      </div>
    </div>
  );
}
