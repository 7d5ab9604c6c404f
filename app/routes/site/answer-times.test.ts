import { expect, test, vi } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, services } = await openTestApp();

const publish = (half_hours: number | null, most_hours: number | null) =>
  services.db.service
    .insertInto('published_answer_times')
    .values({ published_at: new Date(), half_hours, most_hours })
    .execute();
const paths = [
  '/',
  '/contact',
  '/produccion-musical',
  '/produccion-audiovisual',
  '/manejo-artistico',
  '/distribucion-global',
];
const textOf = async (path: string) => (await (await ask(path)).text()).replaceAll('<!-- -->', '');
const measured = /9 de cada 10 en menos de 21 horas/;
const target = /meta: (responderte en )?menos de 24 horas/i;

test('the public pages say what is aimed at, what was measured, and what is aimed at again', async () => {
  for (const path of paths) expect(await textOf(path), path).toMatch(target);
  await publish(3, 21);
  await vi.waitFor(async () => expect(await textOf('/')).toMatch(measured), { timeout: 5000 });
  for (const path of paths) {
    const html = await textOf(path);
    expect(html, path).toMatch(measured);
    expect(html, path).not.toMatch(target);
  }
  expect(await textOf('/preguntas-frecuentes')).toMatch(measured);
  await publish(null, null);
  await vi.waitFor(async () => expect(await textOf('/')).toMatch(target), { timeout: 5000 });
  for (const path of paths) expect(await textOf(path), path).not.toMatch(measured);
});

test('a page that says it is asked of no database', async () => {
  const query = vi.spyOn(services.db.servicePool, 'query');
  await textOf('/');
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});
