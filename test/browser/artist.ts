import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { wavOf } from '../media/wav.ts';
import { linkMailedTo } from './mail.ts';

export type Artist = { email: string; password: string; cookies: Cookie[]; cookie: string };
type Cookie = { name: string; value: string };

const password = 'neblina de monserrate';
const song = wavOf(44_100);

/** An artist with an account of their own, as the forms make it, without a browser. `server`: as of `poster`. */
export async function makeArtist(origin: string, server = origin): Promise<Artist> {
  const email = `artista.${randomUUID()}@ejemplo.co`;
  const post = poster(origin, server);
  await post('/auth?tab=signup', {
    intent: 'signup',
    fullName: 'Ana Ñandú',
    email,
    password,
    confirmPassword: password,
    userType: 'artist',
    dataConsent: 'on',
  });
  const link = await linkMailedTo(email, '/auth/confirmar');
  const confirmed = await post(link, { token: new URL(link).searchParams.get('token') ?? '' });
  const cookies = confirmed.headers.getSetCookie().map(readCookie);

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { email, password, cookies, cookie };
}

/** Gives the artist a song, and resolves with the id of its project. */
export async function makeSong(
  origin: string,
  artist: Artist,
  sound: Uint8Array = song,
): Promise<string> {
  const projectId = await makeDraft(origin, artist, sound);
  const wizard = `/dashboard/new-project?borrador=${projectId}`;
  await poster(origin)(wizard, { intent: 'create' }, { cookie: artist.cookie });
  return projectId;
}

/** Gives the artist a draft that lacks only the last step, and resolves with its id. */
export async function makeDraft(
  origin: string,
  { cookie }: Artist,
  sound: Uint8Array = song,
): Promise<string> {
  const draft = await poster(origin)(
    '/dashboard/new-project',
    { intent: 'save', revision: '0', title: 'Páramo', artist_name: 'Ana', genre: 'rock' },
    { cookie },
  );
  const wizard = new URL(draft.headers.get('location') ?? '', origin);
  const projectId = wizard.searchParams.get('borrador') ?? '';
  await upload(origin, projectId, cookie, sound);
  return projectId;
}

/** Signs the artist in to every page of this context. */
export const signInContext = (context: BrowserContext, { cookies }: Artist, url: string) =>
  context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));

/**
 * Posts forms from an address of its own: nobody uses up another's attempts. `server` is where that site is found by whoever is
 * no browser.
 */
export function poster(origin: string, server = origin) {
  const address = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
  return async (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const { pathname, search } = new URL(path, origin);
    const response = await fetch(new URL(pathname + search, server), {
      method: 'POST',
      headers: { origin, 'x-forwarded-for': address, ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.status >= 400) throw new Error(`POST ${path}: ${response.status}`);
    return response;
  };
}

/** tus: an upload is created, then its bytes are sent. */
async function upload(
  origin: string,
  projectId: string,
  cookie: string,
  sound: Uint8Array,
): Promise<void> {
  const metadata = { projectId, kind: 'audio', filetype: 'audio/wav', rights: 'declared' };
  const headers = { origin, cookie, 'tus-resumable': '1.0.0' };
  const created = await fetch(new URL('/uploads', origin), {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(sound.length),
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  const sent = await fetch(new URL(created.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(sound),
  });
  if (sent.status !== 204) throw new Error(`The song was not taken: ${sent.status}`);
}

function readCookie(line: string): Cookie {
  const [pair = ''] = line.split(';', 1);
  const end = pair.indexOf('=');
  return { name: pair.slice(0, end), value: pair.slice(end + 1) };
}
