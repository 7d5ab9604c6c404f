import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { addSavedReply } from '#server/services/saved-replies/add-saved-reply.ts';

const { ask, person, services } = await openTestApp();
const { cookie, userId } = await person('equipo@ejemplo.co', { isStaff: true });
const staff = { kind: 'staff', userId, ip: '10.0.0.9', userAgent: 'test' } as const;

async function post(path: string, fields: Record<string, string>) {
  const response = await ask(path, { cookie, method: 'POST', body: new URLSearchParams(fields) });
  const html = await response.text();
  return { response, html: html.replaceAll('<!-- -->', '') };
}

test('who saves over another’s change reads it first, and then may', async () => {
  const id = randomUUID();
  await addSavedReply(services, staff, { id, title: 'Canción Ñandú — ¿qué?', text: 'uno' });
  const page = `/admin/respuestas/${id}`;
  const edit = { intent: 'edit', title: 'Precio', revision: '1' };
  expect((await post(page, { ...edit, text: 'dos' })).response.status).toBe(302);
  const late = await post(page, { ...edit, text: 'tres' });
  expect(late.response.status).toBe(409);
  expect(late.html).toContain('<bdi>dos</bdi>');
  expect(late.html).toMatch(/<textarea[^>]*>\s*tres</);
  const [, revision = ''] = /name="revision" value="(\d+)"/.exec(late.html) ?? [];
  const again = await post(page, { ...edit, text: 'tres', revision });
  expect(again.response.headers.get('location')).toBe('/admin/respuestas');
  const removal = await post(page, { intent: 'delete', revision: '2' });
  expect(removal.response.status).toBe(409);
  expect((await post(page, { intent: 'delete', revision: '3' })).response.status).toBe(302);
  expect((await ask(page, { cookie })).headers.getSetCookie().join()).toContain('saved-reply-gone');
});
