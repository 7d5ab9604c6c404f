import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';
import { addSavedReply } from '#server/services/saved-replies/add-saved-reply.ts';

const { ask, person, services } = await openTestApp();
const { cookie, userId } = await person('equipo@ejemplo.co', { isStaff: true });
const staff = { kind: 'staff', userId, ip: '10.0.0.9', userAgent: 'test' } as const;

async function propose(phone: string | null = null): Promise<string> {
  const { id } = await services.db.service
    .insertInto('contact_submissions')
    .values({
      ...{ name: 'Canción Ñandú — ¿qué?', email: 'nandu@ejemplo.co', phone },
      ...{ service: 'video', message: '¿Cuánto vale?' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const textOf = async (path: string, request: object = {}) =>
  (await (await ask(path, { cookie, ...request })).text()).replaceAll('<!-- -->', '');
const pageOf = (id: string, query = '') => textOf(`/admin/contact-submissions/${id}${query}`);
const areaOf = (html: string) => /<textarea[^>]*name="reply"[^>]*>([^<]*)</.exec(html)?.[1]?.trim();

test('a reply that reached nobody says so, and is written again', async () => {
  const id = await propose('+573001234567');
  const at = new Date();
  const reply = { proposal_id: id, sent_at: at };
  const replies = services.db.service.insertInto('proposal_replies');
  const before = new Date(+at - 1000);
  const failed = {
    ...reply,
    body: 'Va desde 99.',
    written_at: before,
    failure: 'refused' as const,
  };
  await replies.values(failed).execute();
  const told = await pageOf(id);
  expect(told).toContain('No le llegó la última respuesta');
  const [, place = ''] = /href="#([^"]*)">Mira por qué/.exec(told) ?? [];
  expect(told).toMatch(new RegExp(`id="${place}"><p><strong>No salió:`));
  await replies.values({ ...reply, body: 'Otra', written_at: at, delivered_at: at }).execute();
  const html = await pageOf(id);
  expect(html.match(/No salió:/g)).toHaveLength(1);
  expect(html).toContain('rechazó <bdi>nandu@ejemplo.co</bdi> para siempre');
  expect(html).toContain('Sigue contando como sin responder.');
  expect(html).toContain('href="tel:+573001234567"');
  expect(html).not.toContain('No le llegó la última respuesta');
  const [, again = ''] = /href="([^"]*\?borrador=[^"]*)"/.exec(html) ?? [];
  expect(areaOf(html)).toBe('');
  expect(areaOf(await textOf(again))).toBe('Va desde 99.');
});

test('a reply that waits says when it leaves, and what to do when its job never came', async () => {
  const wait = async (seconds: number) => {
    const id = await propose();
    const written_at = new Date(+services.now() - seconds * 1000);
    await services.db.service
      .insertInto('proposal_replies')
      .values({ proposal_id: id, body: 'Hola', written_at, staff_id: userId })
      .execute();
    return pageOf(id);
  };
  const soon = await wait(2);
  // Without a script it stays as it is: the hour is true for ever.
  expect(soon).toMatch(/A las \d{1,2}:\d\d:\d\d\s[ap]\.\sm\. sale tu respuesta\./);
  expect(soon).not.toContain('Enviar ahora');
  expect(await wait(12)).toContain('Ya está saliendo tu respuesta.');
  const overdue = await wait(71);
  expect(overdue).toMatch(/A las \d{1,2}:\d\d\s[ap]\.\sm\. debía salir tu respuesta/);
  for (const html of [soon, overdue]) expect(html).toContain('>Deshacer<');
  expect(overdue).toContain('Enviar ahora');
});

test('what waits is sent by hand from its page, which leads back to the list as it was', async () => {
  const id = await propose();
  const replyId = randomUUID();
  const list = '?estado=nuevas&buscar=nandu&desde=after.x';
  const post = (fields: Record<string, string>) =>
    ask(`/admin/contact-submissions/${id}${list}`, {
      ...{ cookie, method: 'POST' },
      body: new URLSearchParams(fields),
    });
  const toOf = async (fields: Record<string, string>) =>
    (await post(fields)).headers.get('location');
  const here = `/admin/contact-submissions/${id}${list}`;
  const written = { intent: 'reply', idempotencyKey: replyId, reply: 'Hola', seen: '0' };
  expect(await toOf(written)).toBe(`${here}#responder`);
  expect(await toOf({ intent: 'send', replyId })).toBe(here);
  expect((await post({ intent: 'send', replyId })).status).toBe(409);
  const again = { ...written, idempotencyKey: randomUUID(), seen: '1' };
  await post(again);
  expect(await toOf({ intent: 'undo', replyId: again.idempotencyKey })).toBe(
    `${here}&borrador=${again.idempotencyKey}#responder`,
  );
  const html = await pageOf(id, list);
  const back = `/admin/contact-submissions${list}`.replaceAll('&', '&amp;');
  expect(html).toContain(`href="${back}"`);
  await services.db.service.deleteFrom('contact_submissions').where('id', '=', id).execute();
  const gone = await ask(here, { cookie });
  expect(gone.headers.get('location')).toBe(`/admin/contact-submissions${list}`);
});

test('what was said stands before the reply, the oldest first, and once', async () => {
  const id = await propose();
  const said = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
  for (const [n, body] of said.entries()) {
    const at = new Date(Date.UTC(2026, 2, 1, n));
    await services.db.service
      .insertInto('proposal_entries')
      .values({ proposal_id: id, at, kind: n === 3 ? 'note' : 'received', body: `${body}.` })
      .execute();
  }
  const html = await pageOf(id);
  expect(html).toContain('Un mensaje anterior');
  const places = ['Uno.', 'Dos.', 'Tres.', 'Cinco.', 'name="reply"', 'Cuatro.'];
  const found = places.map((text) => html.indexOf(text.includes('=') ? text : `>${text}<`));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found[0]).toBeGreaterThan(0);
  for (const body of said) expect(html.split(`>${body}.<`)).toHaveLength(2);
});

test('where it stands and by when come before what was written, and once', async () => {
  const html = await pageOf(await propose());
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const [head = ''] = main.split('Conversación');
  expect(head).toContain('badge-pending');
  expect(head).toMatch(/Primera respuesta: <span class="due due-calm">vence en 23\u{A0}h/u);
  expect(main.match(/vence en/g)).toHaveLength(1);
});

test('a refused copy shows beside the address', async () => {
  const id = await propose();
  expect(await pageOf(id)).not.toContain('No salió la copia');
  await services.db.service
    .updateTable('contact_submissions')
    .set({ copy_failure: 'refused' })
    .where('id', '=', id)
    .execute();
  expect(await pageOf(id)).toContain('No salió la copia de su mensaje: ese correo no existe');
});

test('what else there is of the address stands beside it, with links, here and at a contact', async () => {
  const row = { name: 'Ana', email: 'ana_r@ejemplo.co', service: 'video', message: '¡Hola!' };
  const insert = async (table: 'contacts' | 'contact_submissions', more: object = {}) => {
    const rows = services.db.service.insertInto(table).values({ ...row, ...more });
    return (await rows.returning('id').executeTakeFirstOrThrow()).id;
  };
  const contact = await insert('contacts');
  const closed = await insert('contact_submissions', { status: 'closed' });
  const id = await insert('contact_submissions');
  const neighbour = await insert('contact_submissions', { email: 'anaxr@ejemplo.co' });
  const alsoOf = (html: string) =>
    /<strong>También escribió<\/strong><ul>(.*?)<\/ul>/.exec(html)?.[1];
  const also = alsoOf(await pageOf(id));
  expect(also).toMatch(
    new RegExp(`href="/admin/contact-submissions/${closed}"[^>]*>Propuesta</a>, cerrada`),
  );
  expect(also).toContain(`href="/admin/dashboard/${contact}"`);
  expect(also).not.toContain(neighbour);
  expect(alsoOf(await textOf(`/admin/dashboard/${contact}`))).toContain(id);
  expect(alsoOf(await pageOf(neighbour))).toBeUndefined();
});

test('what they answered waits for a reply, at its page and in the list', async () => {
  const id = await propose();
  const list = () => textOf('/admin/contact-submissions?buscar=nandu');
  expect(await pageOf(id)).not.toContain('Espera tu respuesta');
  const before = (await list()).split('espera tu respuesta').length;
  await services.db.service
    .insertInto('proposal_entries')
    .values({ proposal_id: id, at: new Date(), kind: 'received', body: 'Sí' })
    .execute();
  expect(await pageOf(id)).toContain('Espera tu respuesta');
  expect((await list()).split('espera tu respuesta')).toHaveLength(before + 1);
});

test('of a reply that was taken back the history says by whom', async () => {
  const id = await propose();
  const other = await person('luis@ejemplo.co', { isStaff: true });
  await services.db.service
    .updateTable('users')
    .set({ display_name: 'Luis' })
    .where('id', '=', other.userId)
    .execute();
  const at = new Date();
  const undone = { proposal_id: id, body: 'Ay', written_at: at, undone_at: at, staff_id: userId };
  await services.db.service
    .insertInto('proposal_replies')
    .values([
      { ...undone, undone_by: userId },
      { ...undone, undone_by: other.userId },
    ])
    .execute();
  const said = (await pageOf(id)).match(/[^>]+ deshizo una respuesta[^<]*/g)?.toSorted();
  expect(said).toEqual(['Ana deshizo una respuesta. ', 'Luis deshizo una respuesta de Ana. ']);
});

test('the history is read page by page by links', async () => {
  const id = await propose();
  await services.db.servicePool.query(
    `insert into proposal_entries (proposal_id, at, kind, body)
     select $1, timestamptz '2026-03-02T15:00:00Z' + n * interval '1 minute', 'note', 'Nota ' || n || '.' from generate_series(1, 120) n`,
    [id],
  );
  const linkOf = (html: string, words: string) =>
    new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(html)?.[1] ?? '';
  const newest = await pageOf(id);
  expect(newest).toContain('>Nota 120.<');
  expect(newest).not.toContain('>Nota 70.<');
  expect(newest).not.toContain('Llegó <time');
  const second = await textOf(linkOf(newest, 'Ver anteriores'));
  expect(second).toContain('>Nota 70.<');
  expect(second).not.toContain('>Nota 71.<');
  const last = await textOf(linkOf(second, 'Ver anteriores'));
  expect(last).toContain('>Nota 1.<');
  expect(last).toContain('Llegó <time');
  expect(linkOf(last, 'Ver anteriores')).toBe('');
  expect(await textOf(linkOf(last, 'Ver más recientes'))).toContain('>Nota 70.<');
});

test('without a script a saved reply goes behind what was typed, and nothing is sent', async () => {
  const id = await propose();
  const savedReplyId = randomUUID();
  const text = 'Hola, {nombre}: <b>{servicio}</b>.';
  await addSavedReply(services, staff, { id: savedReplyId, title: 'Precio', text });
  const filled = 'Hola, Canción Ñandú — ¿qué?: <b>video</b>.';
  const address = `/admin/contact-submissions/${id}`;
  const insert = (fields: Record<string, string>) =>
    textOf(address, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'insert', seen: '0', savedReplyId, ...fields }),
    });
  const escaped = filled.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(areaOf(await insert({ reply: 'Ya te digo.' }))).toBe(`Ya te digo.\n\n${escaped}`);
  expect(areaOf(await insert({}))).toBe(escaped);
  const refused = await insert({ savedReplyId: '', reply: 'Ya te digo.' });
  expect(refused).toContain('Elige una respuesta guardada.');
  expect(areaOf(refused)).toBe('Ya te digo.');
  const replies = services.db.service.selectFrom('proposal_replies').select('id');
  expect(await replies.where('proposal_id', '=', id).execute()).toEqual([]);
});

test('who has it is named, though they are no longer of the staff; given to them again nothing changes', async () => {
  const id = await propose();
  const gone = await person('ida@ejemplo.co');
  await services.db.service
    .updateTable('contact_submissions')
    .set({ assignee_id: gone.userId })
    .where('id', '=', id)
    .execute();
  expect(await pageOf(id)).toMatch(
    new RegExp(`<option value="${gone.userId}" selected[^>]*>[^<]+ \\(ya no está en el equipo\\)`),
  );
  const assign = (from: string, assignee: string) =>
    ask(`/admin/contact-submissions/${id}`, {
      ...{ cookie, method: 'POST' },
      body: new URLSearchParams({ intent: 'assign', from, assignee }),
    });
  const flashOf = (response: Response) => response.headers.getSetCookie().join();
  expect(flashOf(await assign(gone.userId, gone.userId))).toContain('proposal-kept');
  expect(flashOf(await assign(gone.userId, userId))).toContain('proposal-assigned');
});

test('it says from which page it was written, by its name and with a link; one that is gone by its path', async () => {
  const writtenFrom = async (page: string | null) => {
    const id = await propose();
    await services.db.service
      .updateTable('contact_submissions')
      .set({ page })
      .where('id', '=', id)
      .execute();
    return /<dt>Escribió desde<\/dt><dd>(.*?)<\/dd>/.exec(await pageOf(id))?.[1];
  };
  expect(await writtenFrom('/produccion-musical')).toBe(
    '<a href="/produccion-musical">Producción musical</a>',
  );
  expect(await writtenFrom('/blog-musical/ya-no-esta')).toBe('/blog-musical/ya-no-esta');
  expect(await writtenFrom(null)).toBeUndefined();
});
