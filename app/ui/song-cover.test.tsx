import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SongCover } from './song-cover.tsx';

const song = { id: 'x', title: 'Ñandú', cover: null };
const draw = (side: number, cover: { base: string; complete: boolean } | null = null) =>
  renderToStaticMarkup(<SongCover song={{ ...song, cover }} side={side} className="here" />);

test('a song shows its own cover, without saying its title twice', () => {
  const markup = draw(160, { base: '/archivos/x', complete: true });
  expect(markup).toContain('alt=""');
  expect(markup).toContain('class="here"');
  expect(markup).not.toContain('<svg');
});

test('without one it is drawn, and names itself only where that can be read', () => {
  expect(draw(160)).toContain('>Ñandú</text>');
  expect(draw(56)).not.toContain('<text');
  expect(draw(56)).toMatch(/^<svg class="poster drawn-cover here"/);
});
