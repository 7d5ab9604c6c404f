import { expect, test } from 'vitest';
import { pageOf, type PageNeeds } from '#app/page-handle.ts';
import { spotifyPlaylist, youtubeVideo } from '#content/players.ts';
import { type PagePolicy, policyHeaders, securityHeaders } from './security-headers.ts';

const headersOf = (policy: PagePolicy) => {
  const headers = new Headers(policyHeaders(policy));
  const value = (name: string) => (headers.get(name) ?? '').split(/; |, /);
  return [...value('content-security-policy'), ...value('permissions-policy')];
};

const strict = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'camera=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
];

test('a page that asks for nothing gets the smallest policy, and so does every other response', () => {
  expect(headersOf({})).toEqual(strict);
  expect(headersOf({ needs: pageOf([]).needs })).toEqual(strict);
  for (const header of policyHeaders()) expect(securityHeaders(false)).toContainEqual(header);
});

test('every response is for this site alone, and on one with https asked for by https from then on', () => {
  const always = {
    ...Object.fromEntries(policyHeaders()),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  expect(Object.fromEntries(securityHeaders(false))).toEqual(always);
  expect(Object.fromEntries(securityHeaders(true))).toEqual({
    ...always,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

const kinds: [string, PagePolicy, { added: string[]; missing: string[] }][] = [
  ['hydrates', { nonce: 'abc' }, { added: ["script-src 'self' 'nonce-abc'"], missing: [] }],
  [
    'is for everyone',
    { styles: "'sha256-x'" },
    {
      added: ["style-src 'self' 'sha256-x'"],
      missing: ["style-src 'self'", "img-src 'self' data: blob:", "media-src 'self' blob:"],
    },
  ],
  [
    'shows players',
    { needs: { players: [spotifyPlaylist('a'), youtubeVideo('b'), spotifyPlaylist('c')] } },
    {
      added: ['frame-src https://open.spotify.com https://www.youtube-nocookie.com'],
      missing: [],
    },
  ],
  [
    'leads to a payment',
    { needs: { formTargets: ['https://pagos.example'] } },
    { added: ["form-action 'self' https://pagos.example"], missing: ["form-action 'self'"] },
  ],
  [
    'is made in development',
    { development: true },
    { added: ["style-src 'self' 'unsafe-inline'"], missing: ["style-src 'self'"] },
  ],
  [
    'listens',
    { needs: { microphone: true } },
    { added: ['microphone=(self)'], missing: ['microphone=()'] },
  ],
];

test.each(kinds)('a page that %s gets that, and nothing else', (_, policy, { added, missing }) => {
  const headers = headersOf(policy);
  expect(headers.filter((one) => !strict.includes(one))).toEqual(added);
  expect(strict.filter((one) => !headers.includes(one))).toEqual(missing);
});

test('what the routes of a page need adds up, from their data too', () => {
  const [song, film] = [spotifyPlaylist('a'), youtubeVideo('b')];
  const fromData = { needs: (data: { film: typeof film }) => ({ players: [data.film] }) };
  const matches = [
    { handle: undefined, loaderData: null },
    { handle: { needs: { players: [song], microphone: true } }, loaderData: undefined },
    { handle: { needs: { formTargets: ['https://pagos.example'] } }, loaderData: undefined },
    { handle: fromData, loaderData: { film } },
    // A page that failed has no data.
    { handle: fromData, loaderData: undefined },
  ];
  expect(pageOf(matches).needs).toEqual({
    players: [song, film],
    formTargets: ['https://pagos.example'],
    microphone: true,
  } satisfies PageNeeds);
});
