import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, person } = await openTestApp();
const { cookie } = await person('rutas@ejemplo.co');

test.each(['/', '/auth', '/auth?tab=signup', '/boletin', '/database-setup', '/dashboard'])(
  'no form of %s is posted to an address with ?index, not even once it was refused',
  async (path) => {
    const isPrivate = path.startsWith('/da');
    const page = await ask(path, isPrivate ? { cookie } : {});
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<form');
    expect(html).not.toMatch(/[?&]index\b/);

    if (isPrivate) return;
    const refused = await ask(path, { method: 'POST', body: new URLSearchParams({ email: 'x' }) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toMatch(/[?&]index\b/);
  },
);
