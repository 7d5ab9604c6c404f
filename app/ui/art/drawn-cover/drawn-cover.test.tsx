import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { coverDesign } from './cover-design.ts';
import { DrawnCover } from './drawn-cover.tsx';

const ids = Array.from({ length: 200 }, (_, index) => `song-${index}`);
const draw = (id: string, title?: string) =>
  renderToStaticMarkup(<DrawnCover id={id} title={title} />);
const barsOf = ({ played, ahead }: { played: string; ahead: string }) =>
  [...(played + ahead).matchAll(/M(\d+) (\d+)v-(\d+)/g)].map(([, , foot, up]) => ({
    foot: Number(foot),
    top: Number(foot) - Number(up),
  }));

test('a song has the same cover always, and hardly ever that of another', () => {
  expect(draw('song-1', 'Ñandú')).toBe(draw('song-1', 'Ñandú'));
  expect(new Set(ids.map((id) => draw(id))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => coverDesign(id, 20).inks.ground)).size).toBe(7);
});

test.each([20, 150, 240])('hills and sun stay between %i and the axis', (top) => {
  for (const id of ids) {
    const design = coverDesign(id, top);
    const bars = barsOf(design);
    expect(bars).toHaveLength(13);
    for (const bar of bars) {
      expect(bar.foot).toBe(design.axis);
      expect(bar.top).toBeGreaterThanOrEqual(top);
      expect(bar.top).toBeLessThan(design.axis);
    }
    expect(design.sun.y - design.sun.radius).toBeGreaterThanOrEqual(top);
  }
});

test('the hills are played up to somewhere inside', () => {
  for (const id of ids) {
    const { played, ahead } = coverDesign(id, 20);
    expect(played).not.toBe('');
    expect(ahead).not.toBe('');
  }
});

test('a title is set on it as text; without one there are no letters', () => {
  const svg = draw('x', '<b>Ñandú</b>');
  expect(svg).toContain('&lt;b&gt;Ñandú&lt;/b&gt;');
  expect(svg).toContain('aria-hidden="true"');
  expect(draw('x')).not.toContain('<text');
  expect(draw('x').length).toBeLessThan(900);
});
