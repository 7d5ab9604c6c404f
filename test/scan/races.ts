import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeArtist, makeSong } from '#test/browser/artist.ts';
import { linkMailedTo, mailsTo } from '#test/browser/mail.ts';
import type { Tally } from './tally.ts';
import { send, someAddress, type Target } from './target.ts';

const times = 6;

/** The same press six times at once: one outcome, and nobody hears of an error. */
export async function tryRaces(tally: Tally, target: Target): Promise<void> {
  const atOnce = async (what: string, press: (index: number) => Promise<{ status: number }>) => {
    const statuses = (
      await Promise.all(Array.from({ length: times }, (_, index) => press(index)))
    ).map(({ status }) => status);
    for (const status of statuses) tally.noError(what, status);
    return statuses;
  };
  const ip = someAddress();
  const from = { 'x-forwarded-for': ip };
  const password = 'neblina de monserrate';
  const email = `carrera.${randomUUID()}@ejemplo.co`;
  const signUp = {
    intent: 'signup',
    fullName: 'Ana',
    email,
    password,
    confirmPassword: password,
    userType: 'artist',
    dataConsent: 'on',
  };
  const opened = await atOnce('sign-up', () =>
    send(target, '/auth?tab=signup', {
      headers: { 'x-forwarded-for': someAddress() },
      form: signUp,
    }),
  );
  tally.check('one account', opened.filter((status) => status < 400).length === 1, opened);
  const link = await linkMailedTo(email, '/auth/confirmar');
  await sleep(2_500);
  tally.check('one mail', (await mailsTo(email)).length === 1);

  const token = new URL(link).searchParams.get('token') ?? '';
  const confirmed = await atOnce('confirmation', () => send(target, link, { form: { token } }));
  tally.check('one session', confirmed.filter((status) => status < 400).length === 1, confirmed);

  await send(target, '/auth/recuperar', { headers: from, form: { email } });
  const reset = await linkMailedTo(email, '/auth/clave-nueva');
  const fields = {
    token: new URL(reset).searchParams.get('token') ?? '',
    password: 'otra neblina larga',
    confirmPassword: 'otra neblina larga',
  };
  const changed = await atOnce('reset', () => send(target, reset, { form: fields }));
  tally.check('one reset', changed.filter((status) => status < 400).length === 1, changed);

  const person = await makeArtist(target.origin);
  const headers = { cookie: person.cookie };
  const projectId = await makeSong(target.origin, person);
  const edit = {
    title: 'A la vez',
    artist_name: 'Ana',
    genre: 'rock',
    revision: '0',
    isrc: '',
    upc: '',
  };
  const edited = await atOnce('edit', () =>
    send(target, `/dashboard/proyectos/${projectId}/editar`, { headers, form: edit }),
  );
  tally.check(
    'one edit of a revision',
    edited.filter((status) => status < 400).length === 1,
    edited,
  );
  const message = {
    name: 'Ana',
    email,
    phone: '',
    service: 'video',
    message: 'A la vez',
    consent: 'on',
    website: '',
  };
  await atOnce('message', () => send(target, '/', { headers: from, form: message }));
  await sleep(2_500);
  const copies = (await mailsTo(email)).filter(({ text }) => text.includes('A la vez'));
  tally.check('one copy of a message', copies.length === 1, copies.length);
  await atOnce('delete a project', () =>
    send(target, `/dashboard/proyectos/${projectId}`, { headers, form: { intent: 'delete' } }),
  );
  await atOnce('password', (index) =>
    send(target, '/dashboard/ajustes/seguridad', {
      headers,
      form: {
        intent: 'password',
        currentPassword: person.password,
        password: `neblina nueva ${index}`,
        confirmPassword: `neblina nueva ${index}`,
      },
    }),
  );
  await atOnce('sign-out', () => send(target, '/auth/salir', { headers, form: {} }));
  const after = await send(target, '/dashboard', { headers });
  tally.check('signed out', after.status === 302, after.status);
}
