import { expect, test } from 'vitest';
import { marketingConsent } from '#content/marketing-consent.ts';
import { defaultNotifications } from '#packages/account/src/index.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import {
  readPreferences,
  saveDistributionPreferences,
  saveNotificationPreferences,
} from '#server/services/preferences/preferences.ts';
import { makeProject } from '#test/make-project.ts';
import { anyone, makePerson, openTestServices } from '#test/test-services.ts';
import { followSettledProject } from './follow-settled-project.ts';
import { addMetadata } from './project.ts';
import { stopProjectMails } from './stop-project-mails.ts';
import { readDashboard } from '#server/services/dashboard/read-dashboard.ts';

const services = await openTestServices();
const { db } = services;
const everyPlatform = { autoDistribute: true, preferredReleaseTime: '18:30' };

/** Moves the project on and does what follows, in one transaction. */
const settle = (
  id: string,
  status: 'ready' | 'failed',
  failure?: 'audio.truncated',
  at = new Date(),
) =>
  db.service.transaction().execute(async (trx) => {
    await trx
      .updateTable('projects')
      .set({ status, metadata: addMetadata(failure ? { failure } : {}) })
      .where('id', '=', id)
      .execute();
    await followSettledProject(services, trx, { projectId: id, at });
  });

const mailsTo = async (email: string): Promise<Mail[]> =>
  (await services.queuedMails()).filter(({ to }) => to === email);

const distributionsOf = (projectId: string) =>
  db.service
    .selectFrom('distributions')
    .select(['platform', 'status', 'metadata'])
    .where('project_id', '=', projectId)
    .orderBy('platform')
    .execute();

test('the owner hears which song is ready, where it is and how to stop these mails', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  await makePerson(services, 'luis@ejemplo.co');
  const id = await makeProject(services, ana.userId, { title: 'Canción Ñandú — ¿qué?' });
  await settle(id, 'ready');

  const [mail, ...others] = await mailsTo('ana@ejemplo.co');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('«Canción Ñandú — ¿qué?» está lista');
  expect(mail?.text).toContain('Hola, Ana:');
  expect(mail?.text).toContain(`http://localhost:2600/dashboard/proyectos/${id}\n`);
  expect(mail?.text).toContain('http://localhost:2600/dashboard/ajustes/preferencias\n');
  const stop = new URL(mail?.stopUrl ?? '');
  expect(stop.pathname).toBe('/correo/baja');
  expect(mail?.html).toContain(stop.href);
  const token = stop.searchParams.get('de') ?? '';
  expect(services.projects.mails.ownerOfStopLink(token)).toBe(ana.userId);
  expect(await mailsTo('luis@ejemplo.co')).toEqual([]);
});

test('a link that stops mails works for nobody else', async () => {
  const [ana, luis] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  const to = { userId: ana, email: 'x@ejemplo.co', displayName: 'X' };
  const project = { id: 'x', title: 'X', status: 'ready', platforms: [] } as const;
  await services.projects.mails.settled(to, project, db.service);
  const [mail] = await mailsTo('x@ejemplo.co');
  const token = new URL(mail?.stopUrl ?? '').searchParams.get('de') ?? '';
  const signature = token.split('.')[1] ?? '';
  const { ownerOfStopLink } = services.projects.mails;
  expect(ownerOfStopLink(token)).toBe(ana);
  for (const bad of [
    `${luis}.${signature}`,
    `${ana}.${signature.slice(0, -2)}`,
    `${ana}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${ana}.`,
    ana,
    `.${signature}`,
    '',
  ]) {
    expect(ownerOfStopLink(bad), bad).toBeNull();
  }
});

test('the distributions that a song asks for are of the hour in which it was ready', async () => {
  const sol = await makePerson(services, 'sol@ejemplo.co');
  const wanted = { ...everyPlatform, preferredPlatforms: ['spotify' as const] };
  await saveDistributionPreferences(services, sol, wanted);
  const id = await makeProject(services, sol.userId);
  const at = new Date('2031-03-01T13:00:00Z');
  await settle(id, 'ready', undefined, at);
  const rows = await db.service
    .selectFrom('distributions')
    .select(['created_at', 'updated_at', 'submission_date'])
    .where('project_id', '=', id)
    .execute();
  expect(rows).toEqual([{ created_at: at, updated_at: at, submission_date: at }]);
});

test('a song that failed is announced with its reason, in words', async () => {
  const rosa = await makePerson(services, 'rosa@ejemplo.co');
  await settle(await makeProject(services, rosa.userId), 'failed', 'audio.truncated');
  const [mail] = await mailsTo('rosa@ejemplo.co');
  expect(mail?.subject).toBe('No pudimos preparar «Prueba»');
  expect(mail?.text).toContain('Al audio le falta una parte');
  expect(mail?.text).not.toContain('audio.truncated');
});

test.each([
  { emailNotifications: false, projectUpdates: true },
  { emailNotifications: true, projectUpdates: false },
])('with %j nothing is mailed', async (wanted) => {
  const email = `calla.${wanted.emailNotifications}@ejemplo.co`;
  const person = await makePerson(services, email);
  await saveNotificationPreferences(services, person, { ...defaultNotifications, ...wanted });
  await settle(await makeProject(services, person.userId), 'ready');
  await settle(await makeProject(services, person.userId), 'failed');
  expect(await mailsTo(email)).toEqual([]);
});

test('nothing follows when the transaction is undone', async () => {
  const omar = await makePerson(services, 'omar@ejemplo.co');
  await saveDistributionPreferences(services, omar, {
    ...everyPlatform,
    preferredPlatforms: ['spotify'],
  });
  const id = await makeProject(services, omar.userId);
  const undone = db.service.transaction().execute(async (trx) => {
    await trx.updateTable('projects').set({ status: 'ready' }).where('id', '=', id).execute();
    await followSettledProject(services, trx, { projectId: id, at: new Date() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await mailsTo('omar@ejemplo.co')).toEqual([]);
  expect(await distributionsOf(id)).toEqual([]);
});

test('a ready song asks for the preferred platforms that have none yet, at the planned moment', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  await saveDistributionPreferences(services, eva, {
    ...everyPlatform,
    preferredPlatforms: ['spotify', 'tidal', 'spotify'],
  });
  const dated = await makeProject(services, eva.userId, {
    title: 'Con fecha',
    release_date: '2027-02-28',
  });
  await db.service
    .insertInto('distributions')
    .values({ project_id: dated, platform: 'tidal', status: 'failed' })
    .execute();
  await settle(dated, 'ready');
  await settle(dated, 'ready');
  expect(await distributionsOf(dated)).toEqual([
    {
      platform: 'spotify',
      status: 'pending',
      metadata: { planned_release: '2027-02-28T23:30:00.000Z' },
    },
    { platform: 'tidal', status: 'failed', metadata: {} },
  ]);
  expect((await mailsTo('eva@ejemplo.co'))[0]?.text).toContain('también la pedimos para Spotify.');

  const undated = await makeProject(services, eva.userId);
  await settle(undated, 'ready');
  expect(await distributionsOf(undated)).toEqual([
    { platform: 'spotify', status: 'pending', metadata: {} },
    { platform: 'tidal', status: 'pending', metadata: {} },
  ]);
  const shown = (await readDashboard(services, eva, '2026-11-20')).distributions;
  expect(shown).toHaveLength(4);
});

test('nothing is asked for a song that failed, nor for whom did not want it', async () => {
  const juan = await makePerson(services, 'juan@ejemplo.co');
  const mine = await makeProject(services, juan.userId);
  await settle(mine, 'ready');
  expect(await distributionsOf(mine)).toEqual([]);
  await saveDistributionPreferences(services, juan, {
    ...everyPlatform,
    preferredPlatforms: ['spotify'],
  });
  const failed = await makeProject(services, juan.userId);
  await settle(failed, 'failed');
  expect(await distributionsOf(failed)).toEqual([]);
});

test('nothing follows for a project that was deleted meanwhile', async () => {
  const mar = await makePerson(services, 'mar@ejemplo.co');
  await saveDistributionPreferences(services, mar, {
    ...everyPlatform,
    preferredPlatforms: ['spotify'],
  });
  const id = await makeProject(services, mar.userId);
  await db.service
    .updateTable('projects')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await settle(id, 'ready');
  expect(await mailsTo('mar@ejemplo.co')).toEqual([]);
  expect(await distributionsOf(id)).toEqual([]);
});

test.each([
  ['waits to be deleted', 'ines', { deletion_due_at: new Date(Date.now() + 1000) }],
  ['is suspended', 'suspendida', { suspended_at: new Date() }],
])('nothing follows for an account that %s', async (_, name, closed) => {
  const email = `${name}@ejemplo.co`;
  const ines = await makePerson(services, email);
  await saveDistributionPreferences(services, ines, {
    ...everyPlatform,
    preferredPlatforms: ['spotify'],
  });
  await db.service.updateTable('users').set(closed).where('id', '=', ines.userId).execute();
  const id = await makeProject(services, ines.userId);
  await settle(id, 'ready');
  expect(await mailsTo(email)).toEqual([]);
  expect(await distributionsOf(id)).toEqual([]);
});

test('the mails about songs end for one person, with or without a row', async () => {
  const [irene, julio] = [
    await makePerson(services, 'irene@ejemplo.co'),
    await makePerson(services, 'julio@ejemplo.co'),
  ];
  await saveNotificationPreferences(services, julio, {
    ...defaultNotifications,
    marketing: true,
  });
  const stop = (userId: string) =>
    stopProjectMails(services, anyone, services.projects.mails.stopTokenOf(userId));
  await stop(irene.userId);
  expect((await readPreferences(services, irene)).notifications).toEqual({
    ...defaultNotifications,
    projectUpdates: false,
  });
  expect((await readPreferences(services, julio)).notifications.projectUpdates).toBe(true);
  await stop(julio.userId);
  expect(await readPreferences(services, julio)).toMatchObject({
    notifications: { emailNotifications: true, projectUpdates: false, marketing: true },
    marketingConsent: { text: marketingConsent },
  });
  const forged = services.projects.mails
    .stopTokenOf(irene.userId)
    .replace(irene.userId, julio.userId);
  await expect(stopProjectMails(services, anyone, forged)).rejects.toMatchObject({
    code: 'mail.link-invalid',
  });
});
