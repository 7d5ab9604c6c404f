import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { works } from '#content/portfolio.ts';
import { Poster } from './poster.tsx';

const draw = (id: string, name: string) => renderToStaticMarkup(<Poster id={id} name={name} />);
const words = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text ?? '').join(' ');

describe('a poster', () => {
  test.each(works)('of «$title» is drawn, and names $artist', ({ id, artist }) => {
    const svg = draw(id, artist);
    expect(words(svg)).toContain(artist);
    // Fitted by measuring; the browser fits only the names that nobody drew.
    expect(svg).not.toContain('textLength');
    expect(svg).toContain('font-stretch=');
  });

  test('is another drawing for every work', () => {
    const figures = works.map(({ id, artist }) => draw(id, artist).replaceAll(/<text.*/g, ''));
    expect(new Set(figures).size).toBe(works.length);
  });

  test('of a work that nobody drew carries its name, and is always the same', () => {
    const svg = draw('cancion-nandu', 'Canción Ñandú — ¿qué?');
    expect(words(svg)).toBe('Canción Ñandú — ¿qué?');
    expect(svg).toContain('textLength');
    expect(draw('cancion-nandu', 'Canción Ñandú — ¿qué?')).toBe(svg);
    expect(draw('otra', 'Canción Ñandú — ¿qué?')).not.toBe(svg);
  });

  test('of a name of one word has one line', () => {
    expect(draw('nueva', 'Mirla').match(/<text/g)).toHaveLength(1);
  });
});
