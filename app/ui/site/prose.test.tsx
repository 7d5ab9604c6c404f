import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown } from '#content/markdown/read-markdown.ts';
import { Prose } from './prose.tsx';

const inside = (body: string) =>
  renderToStaticMarkup(<Prose blocks={readMarkdown(`---\nx: y\n---\n${body}`).blocks} />)
    .replace('<div class="prose">', '')
    .replace(/<\/div>$/, '');

test.each([
  ['## Canción Ñandú — ¿qué?', '<h2 id="cancion-nandu-que">Canción Ñandú — ¿qué?</h2>'],
  ['a **b** *c* `d`', '<p>a <strong>b</strong> <em>c</em> <code>d</code></p>'],
  ['Mar &amp; tierra, 5 < 6', '<p>Mar &amp; tierra, 5 &lt; 6</p>'],
  ['[casa](/contact)', '<p><a href="/contact">casa</a></p>'],
  [
    '[SIC](https://www.sic.gov.co)',
    '<p><a href="https://www.sic.gov.co" rel="noopener">SIC</a></p>',
  ],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
])('%s', (markdown, html) => {
  expect(inside(markdown)).toBe(html);
});

test('a table stands in a region that the keyboard reaches and that has a name', () => {
  const html = inside('| Qué | Cuánto |\n|---|---:|\n| voz | 3 |\n| | 4 |');
  expect(html).toMatch(/^<div [^>]*role="region" aria-label="Tabla 1: Qué, Cuánto" tabindex="0">/);
  expect(html).toContain('<th scope="col" class="numeric">Cuánto</th>');
  expect(html).toContain('<tr><th scope="row">voz</th><td class="numeric">3</td></tr>');
  expect(html).toContain('<tr><td></td><td class="numeric">4</td></tr>');
});

test('a check list has boxes to look at, and says what is done', () => {
  const html = inside('- [ ] uno\n- [x] dos');
  expect(html).toContain('<ul class="check-list">');
  expect(html).not.toContain('<input');
  expect(html.match(/Hecho: /g)).toHaveLength(1);
});

test('an example can be scrolled with the keyboard', () => {
  expect(inside('```\na <b>\n```')).toBe(
    '<pre role="region" aria-label="Ejemplo 1" tabindex="0"><code>a &lt;b&gt;</code></pre>',
  );
});
