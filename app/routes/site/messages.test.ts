import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask, services } = await openTestApp();

const filled = {
  name: 'Ana Ñandú',
  email: 'ana@ejemplo.co',
  phone: '300 123 4567',
  service: 'video',
  message: 'Hola <b>estudio</b>',
  consent: 'on',
};

const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });

const rows = (table: 'contacts' | 'contact_submissions', email: string) =>
  services.db.service.selectFrom(table).selectAll().where('email', '=', email).execute();

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

test('the form of the home page is kept, and the next page says so without script', async () => {
  const response = await post('/', filled);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/#enviado');
  expect(await rows('contacts', filled.email)).toMatchObject([
    { phone: '+573001234567', service: 'video', message: filled.message, page: '/' },
  ]);

  const thanked = await ask('/', { cookie: cookieOf(response) });
  const html = await thanked.text();
  expect(html).toContain('¡Mensaje enviado!');
  expect(html).toContain(
    'Hemos recibido tu propuesta. Nos pondremos en contacto en menos de 24 horas.',
  );
  expect(html.match(/¡Mensaje enviado!/g)).toHaveLength(1); // no toast besides
  expect(html).toMatch(/<section[^>]* id="contact"(?:(?!<\/section>).)* id="enviado"/);
  expect(html).toContain('Te llega una copia al correo que escribiste.');
  expect(html).not.toContain('name="message"');
  expect(thanked.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await (await ask('/')).text()).not.toContain('¡Mensaje enviado!');
});

test('without consent nothing is kept and nothing typed is lost', async () => {
  const { consent: _, ...fields } = { ...filled, email: 'sin@ejemplo.co' };
  const response = await post('/', fields);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('Debes aceptar la política de tratamiento de datos');
  expect(html).toContain('value="sin@ejemplo.co"');
  expect(html).toContain('Hola &lt;b&gt;estudio&lt;/b&gt;</textarea>');
  expect(html).not.toContain('<b>estudio</b>');
  expect(await rows('contacts', 'sin@ejemplo.co')).toEqual([]);
});

test('the short form of a service comes back open when it is refused', async () => {
  const refused = await post('/produccion-musical', {
    ...filled,
    email: 'a@x.com\r\nBcc: b@y.com',
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/<dialog id="contacto-rapido"[^>]* open=""/);
  expect(await (await ask('/produccion-musical')).text()).not.toMatch(/<dialog[^>]* open=""/);

  const email = 'corto@ejemplo.co';
  const taken = await post('/produccion-musical', { ...filled, email });
  expect([taken.status, taken.headers.get('location')]).toEqual([
    303,
    '/produccion-musical#enviado',
  ]);
  expect(await rows('contact_submissions', email)).toMatchObject([
    { service: 'quick-contact', page: '/produccion-musical' },
  ]);
  const shown = await (await ask('/produccion-musical', { cookie: cookieOf(taken) })).text();
  expect(shown).toMatch(
    /<dialog id="contacto-rapido"[^>]* open="">(?:(?!<\/dialog>).)*¡Mensaje enviado!/,
  );
});

test.each(['/boletin', '/blog-musical'])(
  '%s says in place what follows a subscription',
  async (path) => {
    const email = `lista${path.length}@ejemplo.co`;
    const refused = await post(path, { email, website: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`value="${email}"`);

    const taken = await post(path, { email, consent: 'on', website: '' });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}#enviado`]);
    const html = await (await ask(path, { cookie: cookieOf(taken) })).text();
    expect(html.match(/Te enviamos un enlace para confirmar/g)).toHaveLength(1);
    expect(html).toMatch(/ id="enviado"(?:(?!<form).)*El enlace sirve durante siete días/);
  },
);

test('what follows waits for the page of its form, whichever is asked for first', async () => {
  const taken = await post('/?index', { ...filled, email: 'otra@ejemplo.co' });
  const look = async (path: string) => (await ask(path, { cookie: cookieOf(taken) })).text();
  expect(await look('/portfolio')).not.toContain('¡Mensaje enviado!');
  expect(await look('/')).toContain('¡Mensaje enviado!');
});

test('a form from another site is refused', async () => {
  const response = await ask('/', {
    method: 'POST',
    body: new URLSearchParams({ ...filled, email: 'ajeno@ejemplo.co' }),
    from: { origin: 'https://malo.example' },
  });
  expect(response.status).toBe(403);
  expect(await rows('contacts', 'ajeno@ejemplo.co')).toEqual([]);
});

test('what the database refuses is shown in place, with what was typed', async () => {
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  try {
    await owner.query('revoke insert on contacts from estudio_anonymous');
    const response = await post('/', { ...filled, email: 'falla@ejemplo.co' });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('Error al enviar');
    expect(html).toContain('Hubo un problema al enviar tu mensaje. Por favor intenta nuevamente.');
    expect(html).toContain('value="falla@ejemplo.co"');
    expect(services.logged).toMatchObject([{ requestId: response.headers.get('x-request-id') }]);
    expect(html).toContain(`<span class="measure">${services.logged[0]?.requestId}</span>`);
  } finally {
    await owner.query('grant insert on contacts to estudio_anonymous');
    await owner.end();
  }
});

test('a press on the button of a mailbox takes its address off the newsletter (RFC 8058 §8.1)', async () => {
  const email = 'buzon@ejemplo.co';
  await post('/boletin', { email, consent: 'on', website: '' });
  const subscriber = () =>
    services.db.service
      .selectFrom('newsletter_subscribers')
      .select(['id', 'status'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const { id } = await subscriber();
  const link = (purpose: 'confirm' | 'leave') =>
    `de=${encodeURIComponent(services.newsletter.mails.tokenOf(purpose, id))}`;
  const press = (path: string, body: BodyInit) => ask(path, { method: 'POST', from: {}, body });
  const oneClick = new URLSearchParams('List-Unsubscribe=One-Click');
  const look = async (path: string) => (await ask(path)).text();
  // Programs that look for dangerous mails open its links: only a press says yes.
  expect(await look(`/boletin/confirmar?${link('confirm')}`)).toContain('Sí, quiero recibirlo');
  expect(await subscriber()).toMatchObject({ status: 'pending' });
  expect((await press(`/boletin/confirmar?${link('confirm')}`, oneClick)).status).toBe(200);
  expect(await subscriber()).toMatchObject({ status: 'confirmed' });

  expect(await look(`/boletin/confirmar?${link('confirm')}`)).toContain('Ya estás en la lista');
  expect(await look(`/boletin/baja?${link('leave')}`)).toMatch(
    /en <b>b•••@ejemplo\.co<\/b>(?:(?!<\/form>).)*Dejar de recibirlo/,
  );
  expect(await subscriber()).toMatchObject({ status: 'confirmed' });
  const response = await press(`/boletin/baja?${link('leave')}`, oneClick);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Listo: no te escribimos más');
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
  expect(await look(`/boletin/baja?${link('leave')}`)).toContain('Ya saliste del boletín');
});

test.each(['', '?de=', '?de=x', '?de=x.y'])(
  'a newsletter link with %j says so at once',
  async (query) => {
    const confirm = await (await ask(`/boletin/confirmar${query}`)).text();
    expect(confirm).toContain('>El enlace ya no sirve</h1>');
    expect(confirm).toMatch(/href="\/boletin"[^>]*>Pedir otro enlace/);
    expect(confirm).not.toContain('Sí, quiero recibirlo');

    const leave = await (await ask(`/boletin/baja${query}`)).text();
    expect(leave).toContain(
      query.length > 4 ? 'Al enlace le falta una parte' : 'Escribe tu correo',
    );
    expect(leave).toMatch(/<form[^>]* action="\/boletin\/baja"(?:(?!<\/form>).)*name="email"/);
    expect(leave).not.toContain('Dejar de recibirlo');
  },
);

test('whoever lost the way out asks for it with their address, and whether it is listed stays a secret', async () => {
  const wordsFor = async (email: string) => {
    const response = await post('/boletin/baja', { email });
    expect(response.status).toBe(200);
    return (await response.text()).match(/Si [^<]* está en la lista[^<]*/)?.[0];
  };
  expect(await (await ask('/boletin')).text()).toContain('href="/boletin/baja"');
  const [listed, strange] = ['buzon@ejemplo.co', 'ajena@ejemplo.co'];
  await services.db.service
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed' })
    .where('email', '=', listed)
    .execute();
  const before = (await services.queuedMails()).length;
  expect(await wordsFor(strange)).toBe((await wordsFor(listed))?.replace(listed, strange));
  const mails = (await services.queuedMails()).slice(before);
  expect(mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    expect.stringMatching(/^buzon@ejemplo\.co Salir del boletín/),
  ]);
  expect((await post('/boletin/baja', { email: 'x' })).status).toBe(422);
});
