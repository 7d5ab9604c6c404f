import { beforeAll, expect, test } from 'vitest';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { readOwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { makePaidPeriod } from '#test/make-period.ts';
import { testPassword, userActor } from '#test/test-services.ts';
import { openTestApp } from '#test/test-app.ts';
import { totpCode } from '#test/totp.ts';
import { enrol } from '#test/two-factor-person.ts';

const { ask, person, services } = await openTestApp();
const onlyPage = '/dashboard/ajustes/eliminacion';
const email = 'ana@ejemplo.co';
let ana: { userId: string; cookie: string };
let luis: { userId: string; cookie: string };

const post = (fields: Record<string, string>, cookie?: string) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  ...(cookie ? { cookie } : {}),
});

const askToLeave = (fields: Record<string, string>, { cookie } = ana) =>
  ask(
    '/dashboard/ajustes/datos',
    post({ email, currentPassword: testPassword, ...fields }, cookie),
  );

async function signIn() {
  const response = await ask('/auth?volver=/dashboard', post({ email, password: testPassword }));
  const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token')) ?? '';
  return { response, cookie: cookie.split(';', 1)[0] ?? '' };
}

beforeAll(async () => {
  ana = await person(email);
  luis = await person('luis@ejemplo.co');
});

test('a wrong address or password is an error of its field, and the account stays', async () => {
  const address = await askToLeave({ email: 'luis@ejemplo.co' });
  expect(address.status).toBe(422);
  expect(await address.text()).toMatch(/class="field-error"[^>]*>Ese no es el correo de tu cuenta/);
  const password = await askToLeave({ currentPassword: 'no es esta' });
  expect(password.status).toBe(422);
  const html = await password.text();
  expect(html).toMatch(/class="field-error"[^>]*>Esa no es tu contraseña actual/);
  expect(html).not.toContain('no es esta');
  // Another person's address and password do not help: the session says whose account it is.
  expect((await askToLeave({}, luis)).status).toBe(422);
  expect((await ask('/dashboard', ana)).status).toBe(200);
});

test('asking signs out and goes home; a visitor cannot ask', async () => {
  const asked = await askToLeave({ email: ' ANA@ejemplo.co ' });
  expect(asked.status).toBe(302);
  expect(asked.headers.get('location')).toBe('/');
  const cookies = asked.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/session_token=;/);
  expect(cookies).toContain('deletion-requested');
  expect((await ask('/dashboard', ana)).headers.get('location')).toContain('/auth?volver=');
  const visitor = await ask('/dashboard/ajustes/datos', post({ email }));
  expect(visitor.headers.get('location')).toContain('/auth?volver=');
});

test('whoever signs in again reaches one page and nothing else', async () => {
  const { response, cookie } = await signIn();
  expect(response.headers.get('location')).toBe(onlyPage);
  for (const path of [
    '/dashboard',
    '/dashboard/proyectos',
    '/dashboard/ajustes',
    '/dashboard/ajustes/seguridad',
    '/dashboard/ajustes/preferencias',
    '/dashboard/ajustes/datos',
    '/dashboard/new-project',
    '/checkout',
  ]) {
    const refused = await ask(path, { cookie });
    expect(refused.headers.get('location'), path).toBe(onlyPage);
  }
  const action = await ask(
    '/dashboard/new-project',
    post({ intent: 'save', title: 'x', artist_name: 'x', genre: 'pop' }, cookie),
  );
  expect(action.headers.get('location')).toBe(onlyPage);
  expect((await ask('/dashboard/eventos', { cookie })).status).toBe(401);
  expect((await ask('/uploads', { cookie, method: 'POST' })).status).toBe(401);
  const path = `${ana.userId}/previews/1_a.mp3`;
  await services.storage.put('artifacts', path, Buffer.from('x'));
  expect((await ask(`/archivos/artifacts/${path}`, { cookie })).status).toBe(404);

  const page = await ask(onlyPage, { cookie });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Conservar mi cuenta');
  expect(html).toContain('hora de Bogotá');
  expect(html).toContain('/dashboard/ajustes/exportar');
  expect((await ask('/dashboard', luis)).status).toBe(200);
});

test('the second step leads there too', async () => {
  const { email, secret } = await enrol(services, 'pasos@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + 60_000) })
    .where('email', '=', email)
    .execute();
  const half = await ask('/auth', post({ email, password: testPassword }));
  const pending = half.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const code = totpCode(secret);
  const whole = await ask('/auth/verificar', post({ code }, pending.join('; ')));
  expect(whole.headers.get('location')).toBe(onlyPage);
});

test('a date that has passed is refused in words, and the account can still be kept until it is deleted', async () => {
  const { cookie } = await signIn();
  const set = (deletion_due_at: Date) =>
    services.db.service
      .updateTable('users')
      .set({ deletion_due_at })
      .where('id', '=', ana.userId)
      .execute();
  await set(new Date(Date.now() - 60_000));
  expect(await (await ask(onlyPage, { cookie })).text()).toContain('El plazo se venció');
  await set(new Date(Date.now() + 60_000));
});

test('keeping the account opens everything again, for its owner alone', async () => {
  const { cookie } = await signIn();
  await ask(onlyPage, post({}, luis.cookie));
  expect((await ask('/dashboard', { cookie })).headers.get('location')).toBe(onlyPage);
  const visitor = await ask(onlyPage, post({}));
  expect(visitor.headers.get('location')).toContain('/auth?volver=');

  const kept = await ask(onlyPage, post({}, cookie));
  expect(kept.status).toBe(302);
  expect(kept.headers.get('location')).toBe('/dashboard/ajustes');
  expect((await ask('/dashboard', { cookie })).status).toBe(200);
  expect((await ask(onlyPage, { cookie })).headers.get('location')).toBe('/dashboard/ajustes');
});

test('too late is refused in words', async () => {
  const rosa = await person('rosa@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(), erasing_since: new Date() })
    .where('id', '=', rosa.userId)
    .execute();
  const response = await ask(onlyPage, post({}, rosa.cookie));
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Ya no se puede conservar');
});

test('a member reads before and after that it ends with the account, and may go on when they stay', async () => {
  const email = 'socia@ejemplo.co';
  const { userId, cookie } = await person(email);
  const lost = 'Tu membresía se cancela hoy y no se cobra nada más.';
  const settings = async (of: string) =>
    (await (await ask('/dashboard/ajustes/datos', { cookie: of })).text()).replaceAll(
      '<!-- -->',
      '',
    );
  expect(await settings(cookie)).not.toContain(lost);
  await makePaidPeriod(services, userId);
  const own = () => readOwnMembership(services, userActor(userId));
  const { paidUntil } = await own();
  const date = new Intl.DateTimeFormat('es-CO', {
    ...{ dateStyle: 'long', timeZone: 'America/Bogota' },
  }).format(paidUntil ?? undefined);
  const html = await settings(cookie);
  expect(html).toContain(lost);
  expect(html).toContain(`hasta el ${date}, se pierde con la cuenta: no se devuelve.`);
  expect(await settings(luis.cookie)).not.toContain(lost);

  expect(
    (await askToLeave({ email, currentPassword: 'no es esta' }, { userId, cookie })).status,
  ).toBe(422);
  expect((await own()).status).toBe('active');
  expect((await askToLeave({ email }, { userId, cookie })).status).toBe(302);
  expect(await own()).toMatchObject({ status: 'cancelled_at_period_end', next: null });
  const again = await ask('/auth', post({ email, password: testPassword }));
  const session = again.headers.getSetCookie().find((one) => one.includes('session_token')) ?? '';
  const back = { cookie: session.split(';', 1)[0] ?? '' };
  expect(await (await ask(onlyPage, back)).text()).toContain('Tu membresía quedó cancelada');
  await ask(onlyPage, post({}, back.cookie));
  await ask('/dashboard/membresia', post({ intent: 'resume' }, back.cookie));
  expect((await own()).status).toBe('active');
});

test('of a trial there is nothing to lose', async () => {
  const { userId, cookie } = await person('prueba@ejemplo.co');
  await startTrial(services, userActor(userId));
  const html = await (await ask('/dashboard/ajustes/datos', { cookie })).text();
  expect(html).not.toContain('Tu membresía se cancela');
  await askToLeave({ email: 'prueba@ejemplo.co' }, { userId, cookie });
  expect((await readOwnMembership(services, userActor(userId))).status).toBe('trialing');
});
