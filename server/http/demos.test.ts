import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { testSecret } from '#test/test-services.ts';
import { signToken } from '#server/services/signed-token.ts';

const { ask, person, services } = await openTestApp();
const { cookie } = await person('equipo@ejemplo.co', { isStaff: true });
const { service } = services.db;
const minute = 60_000;

let made = 0;
async function propose(demo_type: string | null) {
  made += 1;
  const path = `${crypto.randomUUID()}/demo`;
  await services.storage.put('demos', path, Buffer.from('0123456789'));
  const { id } = await service
    .insertInto('contact_submissions')
    .values({
      ...{ name: `Ñandú ${made}`, email: 'nandu@ejemplo.co', service: 'video', message: '¡Hola!' },
      ...{ demo_file_url: path, demo_type },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path };
}
const tokenOf = (id: string, ago = 0) =>
  services.proposals.demoLinks.tokenOf(id, new Date(Date.now() - ago));
const get = (token: string, request = {}) => ask(`/demos/${token}`, request);

test('a link of the staff’s page opens the demo for a player, who asks for parts of it', async () => {
  const { id } = await propose('audio/flac');
  const page = await (await ask(`/admin/contact-submissions/${id}`, { cookie })).text();
  const token = /src="\/demos\/([^"]+)"/.exec(page)?.[1] ?? '';
  const whole = await get(token);
  expect(whole.status).toBe(200);
  expect(await whole.text()).toBe('0123456789');
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/flac',
    'content-disposition': 'inline',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
  });
  const part = await get(token, { headers: { range: 'bytes=3-5' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 3-5/10']);
  expect(await part.text()).toBe('345');
  expect((await get(token, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  const head = await get(token, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('of one whose bytes were not known when it came the browser shows nothing', async () => {
  const { id } = await propose(null);
  const { headers } = await get(tokenOf(id));
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toBe('attachment');
});

test('a link is over after ten minutes', async () => {
  const { id } = await propose('audio/flac');
  expect((await get(tokenOf(id, 9.9 * minute))).status).toBe(200);
  expect((await get(tokenOf(id, 10 * minute))).status).toBe(404);
});

test('no other link opens it, and none when its proposal is gone', async () => {
  const { id, path } = await propose('audio/flac');
  const token = tokenOf(id);
  const other = await propose('audio/flac');
  const forged = [
    token.replace(id, other.id),
    token.replace(/~\d+/, `~${Date.now() + 1e9}`),
    token.slice(0, -1),
    signToken(testSecret, 'another purpose', `${id}~${Date.now() + 1e6}`),
    signToken(testSecret, 'demo', id),
    `${id}~${Date.now() + 1e6}.`,
    encodeURIComponent(`../${path}`),
  ];
  for (const one of forged) expect((await get(one)).status, one).toBe(404);
  expect((await ask(`/archivos/demos/${path}`, { cookie })).status).toBe(404);
  await service.deleteFrom('contact_submissions').where('id', '=', id).execute();
  expect((await get(token)).status).toBe(404);
});

test('a proposal without a demo shows no player', async () => {
  const { id } = await propose(null);
  await service
    .updateTable('contact_submissions')
    .set({ demo_file_url: null })
    .where('id', '=', id)
    .execute();
  const page = await (await ask(`/admin/contact-submissions/${id}`, { cookie })).text();
  expect(page).not.toContain('<audio');
  expect((await get(tokenOf(id))).status).toBe(404);
});
