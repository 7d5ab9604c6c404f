import { expect, test } from 'vitest';
import { artistProfileSchema } from './artist-profile.ts';
import { socialNetworks } from './social-networks.ts';

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

const ofLength = (length: number) => `https://x.example/${'a'.repeat(length - 18)}`;
const badAddress = 'Escribe una dirección web, por ejemplo https://tusitio.com';

test.each([
  [{ artist_name: ' ' }, 'artist_name: Por favor ingresa tu nombre artístico'],
  [
    { artist_name: 'a\u0000b' },
    'artist_name: Escribe el nombre en una sola línea de hasta 200 caracteres',
  ],
  [
    { artist_name: 'a'.repeat(201) },
    'artist_name: Escribe el nombre en una sola línea de hasta 200 caracteres',
  ],
  [
    { record_label: 'a\nb' },
    'record_label: Escribe el sello en una sola línea de hasta 200 caracteres',
  ],
  [
    { record_label: 'a\uD800' },
    'record_label: Escribe el sello en una sola línea de hasta 200 caracteres',
  ],
  [{ website: ofLength(301) }, `website: ${badAddress}`],
  [{ website: 'ftp://x.example' }, `website: ${badAddress}`],
  [{ website: 'xhttps://x.example' }, `website: ${badAddress}`],
  [{ website: 'httpsx://x.example' }, `website: ${badAddress}`],
  [{ website: 'https://localhost' }, `website: ${badAddress}`],
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

test.each([
  ['artist_name', 'ñ'.repeat(200)],
  ['record_label', 'ñ'.repeat(200)],
  ['bio', 'ñ'.repeat(2000)],
  ['website', ofLength(300)],
  ['website', 'http://x.example/'],
  ['website', 'https://x.example/@ana'],
  ['website', 'https://x.example/?a=b@c'],
])('%s may be %j', (field, value) => {
  expect(issueOf({ [field]: value })).toBeUndefined();
});

test('an address is kept as browsers write it', () => {
  const { website } = artistProfileSchema.parse({
    artist_name: 'Niebla',
    website: ' HTTPS://Niebla.Example ',
  });
  expect(website).toBe('https://niebla.example/');
});

test('every network of the form is kept', () => {
  const links = Object.fromEntries(
    Object.keys(socialNetworks).map((network) => [network, `https://${network}.example/ana`]),
  );
  expect(artistProfileSchema.parse({ artist_name: 'Niebla', ...links }).socialLinks).toEqual(links);
});

test('an empty form asks for the name alone', () => {
  const { error } = artistProfileSchema.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['artist_name'], 'Por favor ingresa tu nombre artístico'],
  ]);
});
