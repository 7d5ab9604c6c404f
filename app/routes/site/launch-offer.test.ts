import { expect, test, vi } from 'vitest';
import { fillLaunch } from '#test/fill-launch.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, services } = await openTestApp({ countEvery: 20 });
const offerOf = async (path: string) =>
  /<p class="premium-offer">(.*?)<\/p>/s
    .exec(await (await ask(path)).text())?.[1]
    ?.replaceAll(/<[^>]*>/g, '');

test('the pages that sell Premium say how many places are left, and nothing once there are none', async () => {
  const { db } = services;
  const offer = 'Lanzamiento: USD\u{A0}15 al mes los 3 primeros meses, para quien empieza. ';
  for (const path of ['/memberships', '/digital-pro'])
    expect(await offerOf(path)).toBe(`${offer}Quedan 100 de 100 cupos.`);

  await fillLaunch(services.ownerConnection);
  await vi.waitFor(async () => expect(await offerOf('/memberships')).toBeUndefined());
  expect(await offerOf('/digital-pro')).toBeUndefined();

  await db.service
    .updateTable('launch_places')
    .set({ membership_id: null, kept_at: null })
    .where('place', '=', 7)
    .execute();
  await vi.waitFor(async () =>
    expect(await offerOf('/digital-pro')).toBe(`${offer}Queda 1 de 100 cupos.`),
  );
});
