import type { ReactNode } from 'react';
import type { Tool } from '#content/tools/tool.ts';
import './drawn.css';

/** The instrument of a tool, and under it the words that say it is only drawn. */
export function Drawn({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <figure className="drawn">
      {children}
      <figcaption>
        <DrawnTag>{tool.drawing.tag}</DrawnTag>
        <span>{tool.drawing.text}</span>
      </figcaption>
    </figure>
  );
}

/** A dashed stamp: this is no measurement and nobody's work. */
export const DrawnTag = ({ children }: { children: string }) => (
  <span className="drawn-tag label">{children}</span>
);
