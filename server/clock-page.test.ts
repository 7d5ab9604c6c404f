import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { clockApp } from '#simulators/clock/clock-app.ts';
import { openMovableClock } from '#simulators/clock/movable-clock.ts';
import { openTestApp } from '#test/test-app.ts';

const hour = 60 * 60 * 1000;
const folder = await mkdtemp(join(tmpdir(), 'clock-page-'));
const clock = openMovableClock(folder);
afterAll(async () => {
  clock.close();
  await rm(folder, { recursive: true });
});
let moved = 0;
const { ask } = await openTestApp({
  mountSimulators: (app) =>
    void app.route(
      '/',
      clockApp(clock, async () => void (moved += 1)),
    ),
});

beforeEach(async () => {
  await clock.reset();
  moved = 0;
});

const post = (fields: Record<string, string>, from?: Record<string, string>) =>
  ask('/dev/reloj', {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(from && { from }),
  });
const aheadHours = () => Math.round(clock.ahead() / hour);

test('the page shows both hours, under the policy of every page, and needs no script', async () => {
  await post({ move: 'week' });
  const page = await ask('/dev/reloj');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).not.toMatch(/<script|<style|\sstyle=/);
  expect(html).toContain('7 días adelante');
  const [product = 0, machine = 0] = [...html.matchAll(/<time datetime="([^"]+)"/g)].map(
    ([, at = '']) => Date.parse(at),
  );
  expect(product - machine).toBe(clock.ahead());
  expect((await ask('/dev/reloj.css')).headers.get('content-type')).toContain('text/css');
});

test('each button moves the clock on, tells who sends the jobs, and leads back to the page', async () => {
  const response = await post({ move: 'hour' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/dev/reloj?movido']);
  expect([aheadHours(), moved]).toEqual([1, 1]);
  await post({ move: 'day' });
  expect([aheadHours(), moved]).toEqual([25, 2]);
  expect(await (await ask('/dev/reloj?movido')).text()).toContain('role="status"');
});

test('the way back is offered once it was moved, with what it leaves behind', async () => {
  const words = 'sus fechas quedan en el futuro';
  expect(await (await ask('/dev/reloj')).text()).not.toContain(words);
  await post({ move: 'day' });
  expect(await (await ask('/dev/reloj')).text()).toContain(words);
  await post({ move: 'reset' });
  expect([aheadHours(), moved]).toEqual([0, 2]);
});

test('a date that is none is refused in the form, with what was typed', async () => {
  const response = await post({ move: 'until', until: '"><b>mañana' });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('Escribe una fecha y una hora que existan');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;mañana"');
  expect(html).toContain('aria-describedby="hint error" aria-invalid="true"');
  expect([aheadHours(), moved]).toEqual([0, 0]);
});

test('what is no form of the page moves nothing', async () => {
  const response = await ask('/dev/reloj', { method: 'POST', body: '{"move":"day"}' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Elige uno de los botones');
  expect([aheadHours(), moved]).toEqual([0, 0]);
});

test('another site’s page cannot move it', async () => {
  const foreign = await post({ move: 'month' }, { origin: 'https://otro.example' });
  expect(foreign.status).toBe(403);
  expect([aheadHours(), moved]).toEqual([0, 0]);
});
