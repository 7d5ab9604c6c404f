import { pages } from '#content/site-map.ts';
import type { Tool } from '#content/tools/tool.ts';

/** Where a tool stands that is there by now: who opens an account on its page comes back to it. */
export const toolPath = ({ opens, page }: Pick<Tool, 'opens' | 'page'>): string | undefined =>
  opens && pages[page].path;
