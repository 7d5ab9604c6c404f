import { expect, test } from 'vitest';
import {
  distributionNoteSchema,
  distributionStatuses,
  platformLinkSchema,
  moveSchema,
  nextStatuses,
  sendsToStore,
  toDistributionStatus,
} from './index.ts';

test('goes through its statuses, and nowhere else', () => {
  const ways = distributionStatuses.flatMap((from) =>
    distributionStatuses
      .filter((to) => moveSchema.safeParse({ from, intent: to, note: 'Va' }).success)
      .map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'pending → uploading',
    'uploading → processing',
    'processing → live',
    'processing → failed',
    'live → removed',
    'failed → pending',
  ]);
  expect(nextStatuses('removed')).toEqual([]);
  expect(() => toDistributionStatus('sent')).toThrow('sent');
});

const moved = (form: object) =>
  moveSchema.safeParse({ from: 'processing', intent: 'failed', ...form });
const wordsOf = ({ error }: ReturnType<typeof moved>) =>
  error?.issues.map(({ message }) => message);

test('what failed says why', () => {
  expect(wordsOf(moved({ note: ' \n' }))).toEqual([
    'Cuéntale al artista por qué falló y qué sigue',
  ]);
  expect(wordsOf(moved({}))).toHaveLength(1);
  expect(wordsOf(moved({ note: 'ñ'.repeat(1001) }))).toEqual(['Caben hasta 1.000 caracteres']);
  expect(moved({ note: ' Canción Ñandú — ¿qué?\r\nDos\u0007 ' }).data?.note).toBe(
    'Canción Ñandú — ¿qué?\nDos',
  );
  expect(moved({ intent: 'live', note: '' }).data?.note).toBeNull();
});

test('what is asked for or uploaded is on its way to a store', () => {
  expect(distributionStatuses.filter(sendsToStore)).toEqual(['pending', 'uploading']);
});

test('a note of the staff has words', () => {
  const noted = (form: object) => distributionNoteSchema.safeParse(form);
  for (const form of [{}, { team_note: ' \n' }])
    expect(noted(form).error?.issues.map(({ message }) => message)).toEqual(['Escribe la nota']);
  for (const long of ['ñ'.repeat(1001), 'a\uD800'])
    expect(noted({ team_note: long }).error?.issues.map(({ message }) => message)).toEqual([
      'Caben hasta 1.000 caracteres',
    ]);
  expect(noted({ team_note: 'ñ'.repeat(1000) }).success).toBe(true);
  expect(noted({ team_note: ' Canción Ñandú — ¿qué?\r\nDos\u0007 ' }).data?.team_note).toBe(
    'Canción Ñandú — ¿qué?\nDos',
  );
});

const schema = platformLinkSchema(['spotify.com', 'music.amazon.com.mx']);
const link = (platform_url: string) => schema.safeParse({ platform_id: '', platform_url });

test.each([
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1#x',
  'https://spotify.com',
  'HTTPS://Open.Spotify.com/track/Ñandú',
  'https://music.amazon.com.mx/albums/B0',
])('%s is a link to the platform', (url) => {
  expect(link(` ${url} `).data?.platform_url).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'javascript://open.spotify.com/%0Aalert(1)',
  'data:text/html,<b>',
  'http://open.spotify.com/track/1',
  '//open.spotify.com/track/1',
  'open.spotify.com/track/1',
  'https://spotify.com.evil.example/',
  'https://evilspotify.com/',
  'https://evil.example/?https://spotify.com',
  'https://evil.example#.spotify.com',
  'https://evil.example\\.spotify.com/',
  'https://spotify.com\\@evil.example/',
  'https://spotify.com@evil.example/',
  'https://user:clave@spotify.com/',
  'https://spotify.com:8443/',
  'https://sрotify.com/',
  'https://.spotify.com/',
  'https://spotify.com./',
  'https://amazon.com.mx/',
  'https://spotify.com/a b',
  'https://spotify.com/\u202Ecod',
  `https://spotify.com/${'a'.repeat(500)}`,
])('%s is none', (url) => {
  expect(link(url).error?.issues).toEqual([
    expect.objectContaining({
      path: ['platform_url'],
      message:
        'Pega el enlace de la canción: empieza por https:// y es de spotify.com o music.amazon.com.mx',
    }),
  ]);
});

test('a platform without links takes none, and an empty form is nothing', () => {
  const none = platformLinkSchema([]);
  expect(none.parse({ platform_id: '  ' })).toEqual({ platform_id: null, platform_url: null });
  expect(none.safeParse({ platform_url: 'https://spotify.com/' }).success).toBe(false);
});

test('an id stands in one line', () => {
  const idOf = (platform_id: string) => schema.safeParse({ platform_id, platform_url: '' });
  expect(idOf(' 4uLU\u202E6h ').data?.platform_id).toBe('4uLU6h');
  for (const wrong of ['a\nb', 'a'.repeat(101), 'a\uD800'])
    expect(idOf(wrong).success, wrong).toBe(false);
});
