import { expect, test } from 'vitest';
import { artistProfileSchema } from './artist-profile.ts';

const issueOf = (form: Record<string, string>) => {
  const issue = artistProfileSchema.safeParse({ artist_name: 'Niebla', ...form }).error?.issues[0];
  return issue && `${String(issue.path[0])}: ${issue.message}`;
};

test('cleans what it keeps and leaves out what is empty', () => {
  expect(
    artistProfileSchema.parse({
      artist_name: '  Niebla  Norte ',
      record_label: '',
      bio: ' Uno\r\nDos ',
      website: 'nieblanorte.example/musica',
      instagram: 'https://instagram.com/nieblanorte',
      tiktok: ' ',
    }),
  ).toEqual({
    artistName: 'Niebla  Norte',
    recordLabel: null,
    bio: 'Uno\nDos',
    website: 'https://nieblanorte.example/musica',
    socialLinks: { instagram: 'https://instagram.com/nieblanorte' },
  });
});

const badAddress = 'Escribe una dirección web, por ejemplo https://tusitio.com';

test.each([
  [{ artist_name: ' ' }, 'artist_name: Por favor ingresa tu nombre artístico'],
  [
    { artist_name: 'a\u0000b' },
    'artist_name: Escribe el nombre en una sola línea de hasta 200 caracteres',
  ],
  [{ bio: 'a'.repeat(2001) }, 'bio: La biografía puede tener hasta 2.000 caracteres'],
  [{ bio: 'a\u0007' }, 'bio: La biografía puede tener hasta 2.000 caracteres'],
  [{ website: 'javascript:alert(1)' }, `website: ${badAddress}`],
  [{ website: 'data:text/html,x' }, `website: ${badAddress}`],
  [{ website: 'https://user:clave@x.example' }, `website: ${badAddress}`],
  [{ instagram: '@nieblanorte' }, `instagram: ${badAddress}`],
  [{ spotify: `https://x.example/${'a'.repeat(300)}` }, `spotify: ${badAddress}`],
])('refuses %j in words', (form, words) => {
  expect(issueOf(form)).toBe(words);
});
