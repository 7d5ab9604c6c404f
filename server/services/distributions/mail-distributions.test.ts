import { expect, test } from 'vitest';
import { platformsOf } from '#content/platforms/platforms.ts';
import { defaultNotifications } from '#packages/account/src/index.ts';
import { system, type UserActor } from '#server/actor.ts';
import { saveNotificationPreferences } from '#server/services/preferences/preferences.ts';
import { createProjectMails } from '#server/services/projects/project-mails.ts';
import { makeProject } from '#test/make-project.ts';
import { later, makePerson, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { toDistributionId } from './distribution-id.ts';
import { mailDistributions } from './mail-distributions.ts';
import { moveDistributions } from './move-distributions.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const minutesLater = (minutes: number) => later(services, minutes * 60_000);
const mailsTo = async (email: string) =>
  (await services.queuedMails()).filter(({ to }) => to === email);
const newsOf = () => db.service.selectFrom('distribution_news').selectAll().execute();

/** A song of the person's that is being processed at these platforms. */
async function send(person: UserActor, title: string, platforms: readonly string[]) {
  const project_id = await makeProject(services, person.userId, { title, status: 'ready' });
  const rows = await db.service
    .insertInto('distributions')
    .values(platforms.map((platform) => ({ project_id, platform, status: 'processing' as const })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => toDistributionId(id));
}
const settle = (
  ids: Awaited<ReturnType<typeof send>>,
  to: 'live' | 'failed',
  note: string | null = null,
) => moveDistributions(services, staff, { ids, from: 'processing', to, note });

test('a plan’s whole set is one mail, minutes after the first of it', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const set = platformsOf('pro').map(({ id }) => id);
  const ids = await send(ana, 'Canción Ñandú — ¿qué?', set);
  expect(ids).toHaveLength(set.length);
  await settle(ids.slice(0, 100), 'live');
  await settle(ids.slice(100, -1), 'live');
  await settle(ids.slice(-1), 'failed', 'La portada trae un logo.');
  await mailDistributions(minutesLater(4), system);
  expect(await mailsTo('ana@ejemplo.co')).toEqual([]);

  const at = minutesLater(6);
  await Promise.all([1, 2, 3].map(() => mailDistributions(at, system)));
  const [mail, ...others] = await mailsTo('ana@ejemplo.co');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`«Canción Ñandú — ¿qué?» ya suena en ${set.length - 1} plataformas`);
  expect(mail?.text).toMatch(
    /ya suena en Spotify, Apple Music, YouTube Music, Amazon Music y \d+ más\./,
  );
  expect(mail?.text).toContain('no entró a BSNL Tunes. La portada trae un logo.');
  expect(mail?.text).toContain(`${testOrigin}/dashboard/distribucion\n`);
  const token = new URL(mail?.stopUrl ?? '').searchParams.get('de') ?? '';
  expect(services.projects.mails.ownerOfStopLink(token)).toBe(ana.userId);
  expect(await newsOf()).toEqual([]);
});

test('several songs are one mail, and what went on meanwhile says nothing', async () => {
  const luis = await makePerson(services, 'luis@ejemplo.co');
  await settle(await send(luis, 'Uno', ['spotify']), 'live');
  await settle(await send(luis, 'Dos', ['deezer', 'tidal']), 'live');
  const again = await send(luis, 'Tres', ['tidal']);
  await settle(again, 'failed', 'No');
  await moveDistributions(services, staff, {
    ids: again,
    from: 'failed',
    to: 'pending',
    note: null,
  });
  await mailDistributions(minutesLater(6), system);
  const [mail, ...others] = await mailsTo('luis@ejemplo.co');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Novedades de tus canciones en las plataformas');
  expect(mail?.text).toContain('«Dos» ya suena en Deezer y Tidal.\n\n«Uno» ya suena en Spotify.');
  expect(mail?.text).not.toContain('Tres');
});

test.each([
  { emailNotifications: false, projectUpdates: true },
  { emailNotifications: true, projectUpdates: false },
])('with %j nothing is mailed, then or later', async (wanted) => {
  const email = `calla.${wanted.emailNotifications}@ejemplo.co`;
  const person = await makePerson(services, email);
  await saveNotificationPreferences(services, person, { ...defaultNotifications, ...wanted });
  await settle(await send(person, 'Uno', ['spotify']), 'live');
  await mailDistributions(minutesLater(6), system);
  await saveNotificationPreferences(services, person, defaultNotifications);
  await mailDistributions(minutesLater(12), system);
  expect(await mailsTo(email)).toEqual([]);
});

test('nobody who is leaving is written to', async () => {
  const person = await makePerson(services, 'saliente@ejemplo.co');
  await settle(await send(person, 'Uno', ['spotify']), 'live');
  await db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + 1e9) })
    .where('id', '=', person.userId)
    .execute();
  await mailDistributions(minutesLater(6), system);
  expect(await mailsTo('saliente@ejemplo.co')).toEqual([]);
});

test('of a song that is in the bin by then nothing is mailed', async () => {
  const person = await makePerson(services, 'borra@ejemplo.co');
  await settle(await send(person, 'Borrada', ['spotify']), 'live');
  await settle(await send(person, 'Sigue', ['spotify']), 'live');
  await db.service
    .updateTable('projects')
    .set({ deleted_at: new Date() })
    .where('title', '=', 'Borrada')
    .execute();
  await mailDistributions(minutesLater(6), system);
  const [mail, ...others] = await mailsTo('borra@ejemplo.co');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('«Sigue» ya suena en Spotify');
  expect(mail?.text).not.toContain('Borrada');
});

test('what could not be mailed is in the next mail', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  await settle(await send(eva, 'Uno', ['spotify']), 'failed', 'No');
  const jobs = { ...services.jobs, send: () => Promise.reject(new Error('full')) };
  const mails = createProjectMails(jobs, { origin: testOrigin, secret: 'x' });
  const failing = { ...minutesLater(6), projects: { mails } };
  await expect(mailDistributions(failing, system)).rejects.toThrow('full');
  await mailDistributions(minutesLater(6), system);
  expect(await mailsTo('eva@ejemplo.co')).toMatchObject([{ subject: '«Uno» no entró a Spotify' }]);
});

test('of two people each reads of their own songs', async () => {
  const [one, other] = [
    await makePerson(services, 'una@ejemplo.co'),
    await makePerson(services, 'otro@ejemplo.co'),
  ];
  await settle(await send(one, 'Canción Ñandú — ¿qué?', ['spotify']), 'live');
  await settle(await send(other, 'Niebla', ['tidal']), 'live');
  await mailDistributions(minutesLater(6), system);
  expect(await mailsTo('una@ejemplo.co')).toMatchObject([
    { subject: '«Canción Ñandú — ¿qué?» ya suena en Spotify' },
  ]);
  expect(await mailsTo('otro@ejemplo.co')).toMatchObject([
    { subject: '«Niebla» ya suena en Tidal' },
  ]);
});

test('what failed and is live before the mail is live, and said once', async () => {
  const person = await makePerson(services, 'constante@ejemplo.co');
  const ids = await send(person, 'Uno', ['spotify']);
  await settle(ids, 'failed', 'No');
  const move = (
    from: 'failed' | 'pending' | 'uploading',
    to: 'pending' | 'uploading' | 'processing',
  ) => moveDistributions(services, staff, { ids, from, to, note: null });
  await move('failed', 'pending');
  await move('pending', 'uploading');
  await move('uploading', 'processing');
  await settle(ids, 'live');
  await mailDistributions(minutesLater(6), system);
  expect(await mailsTo('constante@ejemplo.co')).toMatchObject([
    { subject: '«Uno» ya suena en Spotify' },
  ]);
});

test('of a song in the bin nothing is said', async () => {
  const person = await makePerson(services, 'papelera@ejemplo.co');
  await settle(await send(person, 'Uno', ['spotify']), 'failed', 'No');
  await db.service
    .updateTable('projects')
    .set({ deleted_at: new Date() })
    .where('user_id', '=', person.userId)
    .execute();
  await mailDistributions(minutesLater(6), system);
  expect(await mailsTo('papelera@ejemplo.co')).toEqual([]);
  expect(await newsOf()).toEqual([]);
});
