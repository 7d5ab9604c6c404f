import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { machinePaths } from '#content/machine-paths.ts';
import { openTestApp } from '#test/test-app.ts';
import { testOrigin } from '#test/test-services.ts';

const { ask, person, services } = await openTestApp({ trustedProxies: 1 });
const from = (ip: string) => ({ from: { origin: testOrigin, 'x-forwarded-for': ip } });
const one = '10.0.0.1';
const another = '10.0.0.2';

test('a visitor does not wait until half of what another network sent before has begun', async () => {
  const count = 4000;
  let answered = 0;
  const others = Array.from({ length: count }, async () => {
    await ask(machinePaths.session, from(one));
    answered += 1;
  });
  await ask(machinePaths.session, from(another));
  expect(answered).toBeLessThan(count / 2);
  await Promise.all(others);
});

test('eight pages of one network are made at once, others’ meanwhile, and forms that bring a file', async () => {
  const { cookie } = await person('ocho@ejemplo.co');
  const release = await lockProjects();
  const held = Array.from({ length: 8 }, () => ask('/dashboard', { cookie, ...from(one) }));
  let isNinthAnswered = false;
  const ninth = ask('/auth', from(one)).then(() => (isNinthAnswered = true));

  expect((await ask('/auth', from(another))).status).toBe(200);
  const body = new FormData();
  body.set('website', 'x');
  expect((await ask('/contact', { method: 'POST', body, ...from(one) })).status).toBeLessThan(500);
  expect(isNinthAnswered).toBe(false);

  await release();
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ninth).toBe(true);
});

/** Whoever reads a project waits until what this returns is called. */
async function lockProjects(): Promise<() => Promise<unknown>> {
  const client = new pg.Client(services.ownerConnection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('lock table projects in access exclusive mode');
  return () => client.query('rollback');
}
