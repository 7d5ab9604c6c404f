import { createHash } from 'node:crypto';
import { usedStyles } from './used-styles.ts';

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const script = /<script[^>]* src="([^"]+)"/g;

/**
 * Writes what a page uses of its stylesheets into the page, in place of their links: it then shows after one response
 * instead of two rounds of them. `read` gives the text at an address. `source` is the word that lets the styles in by
 * `style-src`.
 */
export async function inlineStyles(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<{ html: string; source: string }> {
  const textOf = async (address: RegExp) => {
    const found = [...html.matchAll(address)].map(([, path = '']) => read(path));
    return (await Promise.all(found)).join('');
  };
  const css = usedStyles(await textOf(link), html, await textOf(script));
  if (css.includes('</style')) throw new Error('A stylesheet would end its own element');
  let written = false;
  const inlined = html.replaceAll(link, () => {
    const style = written ? '' : `<style>${css}</style>`;
    written = true;
    return style;
  });
  const hash = createHash('sha256').update(css).digest('base64');
  return { html: inlined, source: `'sha256-${hash}'` };
}
