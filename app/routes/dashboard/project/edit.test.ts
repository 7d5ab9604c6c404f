import { expect, test } from 'vitest';
import type { ProjectEdit } from '#packages/project/src/index.ts';
import { projectEditSchema } from '#packages/project/src/index.ts';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();

/** Every field has something in it. */
const typed: Record<keyof ProjectEdit, string> = {
  title: 'Canción Ñandú — ¿qué?',
  artist_name: 'Niebla «Ñ» Norte',
  genre: 'rock',
  description: 'Dos\nlíneas & <más>',
  release_date: '2027-01-15',
  isrc: 'CO-ABC-26-00001',
  upc: '012345678905',
};

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a browser would post of the form with this field, as it stands. */
function postedOf(html: string, field: string): Record<string, string> {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(`name="${field}"`));
  const controls = /<(input|select|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g;
  const chosen = /<option [^>]*value="([^"]*)"[^>]* selected|<option selected[^>]* value="([^"]*)"/;
  return Object.fromEntries(
    [...(form ?? '').matchAll(controls)].map(([, tag, attributes = '', inside]) => {
      const own = /\bvalue="([^"]*)"/.exec(attributes)?.[1];
      const value =
        tag === 'select'
          ? chosen
              .exec(form ?? '')
              ?.slice(1)
              .find(Boolean)
          : own;
      return [/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '', unescaped(inside ?? value ?? '')];
    }),
  );
}

test('a form that is sent as it stands changes nothing', async () => {
  const { cookie, userId } = await person('ana@ejemplo.co');
  const fields = projectEditSchema.parse(typed);
  expect(Object.values(fields)).not.toContain(null);
  const projectId = await makeProject(services, userId, { ...fields, status: 'ready' });
  const path = `/dashboard/proyectos/${projectId}/editar`;
  const posted = postedOf(await (await ask(path, { cookie })).text(), 'isrc');
  const body = new URLSearchParams(posted);
  expect((await ask(path, { cookie, method: 'POST', body })).status).toBe(302);
  const stored = await services.db.service
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ ...fields, revision: 1 });
});
