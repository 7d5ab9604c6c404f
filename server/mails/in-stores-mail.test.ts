import { expect, test } from 'vitest';
import { inStoresMail, type SongNews } from './in-stores-mail.ts';

const write = (...songs: SongNews[]) =>
  inStoresMail({
    to: 'ana@correo.example',
    displayName: 'Ana',
    url: 'https://estudio.example/dashboard/distribucion',
    brand: {
      name: 'Estudio Ñandú',
      email: 'hola@estudio.example',
      address: { city: 'Bogotá', country: 'Colombia' },
    },
    stop: {
      preferencesUrl: 'https://estudio.example/dashboard/ajustes/preferencias',
      stopUrl: 'https://estudio.example/correo/baja?de=a.b',
    },
    songs,
  });
const song = (values: Partial<SongNews>): SongNews => ({
  title: 'Lulo',
  live: [],
  failed: [],
  ...values,
});

test.each([
  [song({ live: ['Spotify'] }), '«Lulo» ya suena en Spotify'],
  [song({ live: ['Spotify', 'Tidal'] }), '«Lulo» ya suena en Spotify y Tidal'],
  [song({ live: ['a', 'b', 'c'] }), '«Lulo» ya suena en 3 plataformas'],
  [song({ failed: [{ platform: 'Tidal', reason: null }] }), '«Lulo» no entró a Tidal'],
])('of %j the subject is %s', async (news, subject) => {
  expect((await write(news)).subject).toBe(subject);
});

test('names a few platforms and counts the rest', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect((await write(song({ live: names }))).text).toContain('en a, b, c, d y 2 más.');
  expect((await write(song({ live: names.slice(0, 5) }))).text).toContain('en a, b, c, d y e.');
  const failed = names.map((platform) => ({ platform, reason: `Por ${platform}.` }));
  const { text, html } = await write(song({ failed }));
  expect(text).toContain('«Lulo» no entró a e. Por e.\n\nTampoco entró a otra plataforma');
  expect(html).toContain('Una plataforma no recibió tu música');
});

test('of many songs some are told, and the rest are counted', async () => {
  const songs = Array.from({ length: 12 }, (_, n) => song({ title: `S${n}`, live: ['Spotify'] }));
  const { text } = await write(...songs);
  expect(text).toContain('«S9» ya suena');
  expect(text).not.toContain('«S10»');
  expect(text).toContain('Y 2 canciones más.');
});

test('what people wrote neither breaks the subject nor becomes HTML', async () => {
  const { subject, html } = await write(
    song({
      title: '<b>Uno\r\nBcc: x@y.example',
      failed: [{ platform: 'Tidal', reason: '<script>alert(1)</script>' }],
    }),
  );
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(html).not.toMatch(/<b>Uno|<script>/);
});
