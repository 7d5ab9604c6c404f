import { expect, test } from 'vitest';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();

test('of a song that did not get in everywhere nothing says that all is done', async () => {
  const { userId, cookie } = await person('ana@ejemplo.co');
  const project_id = await makeProject(services, userId, { title: 'Ñandú', status: 'ready' });
  const db = services.db.service;
  await db
    .updateTable('projects')
    .set({ cover_image_url: 'x/cover', audio_file_url: 'x/song' })
    .where('id', '=', project_id)
    .execute();
  const page = async () => (await ask('/dashboard', { cookie })).text();
  expect((await page()).includes('Todo al día')).toBe(true);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  const names = ['tidal', 'spotify', 'deezer', 'apple_music', 'youtube_music', 'amazon_music'];
  await db
    .insertInto('distributions')
    .values(
      names.map((platform, n) => ({
        ...{ project_id, platform, created_at: at(n) },
        status: n === 0 ? ('failed' as const) : 'live',
        error_message: n === 0 ? 'La portada es borrosa.' : null,
      })),
    )
    .execute();
  // The failure is the oldest, and five are shown.
  const html = await page();
  expect(html.includes('Todo al día')).toBe(false);
  expect(/<h2[^>]*>(«Ñandú» no entró a [^<]*)</.exec(html.replaceAll('<!-- -->', ''))?.[1]).toBe(
    '«Ñandú» no entró a Tidal',
  );
  expect(html.includes('La portada es borrosa.')).toBe(true);
});
