import { expect, test } from 'vitest';
import { readPreferences } from '#server/services/preferences/preferences.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp();

const wantsUpdates = async (userId: string) =>
  (await readPreferences(services, userActor(userId))).notifications.projectUpdates;

const linkOf = (userId: string) => `/correo/baja?de=${services.projects.mails.stopTokenOf(userId)}`;

/** RFC 8058 §8.1: what a mailbox sends when its button is pressed, without an origin and without cookies. */
const press = { method: 'POST', from: {}, body: new URLSearchParams('List-Unsubscribe=One-Click') };

test('one press stops the mails of whoever got the link, and nobody else’s', async () => {
  const ana = await person('ana@ejemplo.co');
  const luis = await person('luis@ejemplo.co');
  const seen = await ask(linkOf(ana.userId));
  expect(seen.status).toBe(200);
  expect(await seen.text()).toContain('Dejar de recibirlos');
  expect(await wantsUpdates(ana.userId)).toBe(true);

  const pressed = await ask(linkOf(ana.userId), press);
  expect(pressed.status).toBe(200);
  expect(await pressed.text()).toContain('no te escribimos más sobre tus canciones');
  expect(await wantsUpdates(ana.userId)).toBe(false);
  expect((await ask(linkOf(ana.userId), press)).status).toBe(200);
  expect(await wantsUpdates(luis.userId)).toBe(true);
});

test('a mailbox may also send it as multipart', async () => {
  const { userId } = await person('rosa@ejemplo.co');
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await ask(linkOf(userId), { ...press, body })).status).toBe(200);
  expect(await wantsUpdates(userId)).toBe(false);
});

test.each(['', '?de=', '?de=x', '?de=x.y', '?otro=1'])('%j stops nothing', async (query) => {
  const response = await ask(`/correo/baja${query}`, press);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Al enlace le falta una parte');

  const seen = await (await ask(`/correo/baja${query}`)).text();
  expect(seen).toContain('Al enlace le falta una parte');
  expect(seen).not.toContain('Dejar de recibirlos');
});

test('a page of another site cannot press it', async () => {
  const { userId } = await person('omar@ejemplo.co');
  const response = await ask(linkOf(userId), {
    ...press,
    from: { origin: 'https://malo.example' },
  });
  expect(response.status).toBe(403);
  expect(await wantsUpdates(userId)).toBe(true);
});
