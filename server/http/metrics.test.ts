import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import type { AppEnv } from './app-env.ts';
import { createMetrics } from './metrics.ts';

const services = await openTestServices();

function appWith(token: string | undefined) {
  const metrics = createMetrics(services, token);
  const app = new Hono<AppEnv>();
  app.use(metrics.observe);
  app.get('/canciones/:id', (context) => context.text('una canción'));
  app.get('/metrics', metrics.respond);
  return (path: string, headers: Record<string, string> = {}, remoteAddress?: string) => {
    const socket = { remoteAddress };
    return app.request(path, { headers }, remoteAddress ? { incoming: { socket } } : {});
  };
}

test('responses are counted by method and status, and their paths stay out', async () => {
  const ask = appWith('a token of sixteen letters');
  for (const path of ['/canciones/secreta', '/canciones/otra', '/nada']) await ask(path);
  const headers = { authorization: 'Bearer a token of sixteen letters' };
  const response = await ask('/metrics', headers);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const figures = await response.text();
  const counted = figures.match(/(?<=^http_request_duration_seconds_count)\{.*$/gm);
  expect(counted?.toSorted()).toEqual([
    '{method="GET",status="200"} 2',
    '{method="GET",status="404"} 1',
  ]);
  expect(figures).not.toContain('secreta');
});

test('they are for this machine, unless a proxy asks, or for whoever brings the token', async () => {
  const [closed, open] = [appWith(undefined), appWith('a token of sixteen letters')];
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect((await closed('/metrics', {}, here)).status).toBe(200);
    expect((await closed('/metrics', { 'x-forwarded-for': '10.0.0.1' }, here)).status).toBe(404);
  }
  for (const there of ['10.0.0.1', '10.127.0.1', '2001:db8::1', '::1:1', undefined]) {
    for (const authorization of [
      '',
      'Bearer ',
      'Basic a token of sixteen letters',
      'a token of sixteen letters',
      'Bearer a token of sixteen letterz',
    ])
      for (const ask of [closed, open])
        expect((await ask('/metrics', { authorization }, there)).status).toBe(404);
    for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
      const headers = { authorization: `${scheme} a token of sixteen letters` };
      expect((await open('/metrics', headers, there)).status).toBe(200);
    }
  }
});
