import { beforeAll, describe, expect, test } from 'vitest';
import { platforms } from '#content/platforms/platforms.ts';
import { makeProject } from '#test/make-project.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const db = services.db.service;
const { cookie } = await person('equipo@ejemplo.co', { isStaff: true });

const name = (n: number) => `Ñandú ${n}`;
const written = (n: number) => ({
  ...{ name: name(n), email: `nandu${n}@ejemplo.co`, service: 'video', message: '¡Hola!' },
  created_at: new Date(Date.now() - n * 60_000),
});

/** Rows of one view, and of others; the newest first. */
const inView = 26;
const others = 2;
const all = Array.from({ length: inView + others }, (_, n) => n);
const isInView = (n: number) => n < inView;

async function fillQuotes(): Promise<void> {
  const line = { packageId: null, description: 'Arreglo', quantity: 1, unitPrice: 1 };
  await db
    .insertInto('quotes')
    .values(
      all.map((n) => ({
        ...{ name: name(n), email: `nandu${n}@ejemplo.co`, valid_until: '2027-12-31', total: 1 },
        ...{ lines: JSON.stringify([line]), created_at: written(n).created_at },
        ...{ number: `COT-2026-${1000 + n}`, token_hash: String(n).padStart(43, '0') },
        ...{ sent_at: new Date(), decided_at: new Date() },
        status: isInView(n) ? ('rejected' as const) : ('withdrawn' as const),
      })),
    )
    .execute();
}

const fillOrders = () =>
  db
    .insertInto('orders')
    .values(
      all.map((n) => ({
        ...{ code: `ABCD${String(n).padStart(4, '0')}`, item: `cosa-${n}`, name: name(n) },
        ...{ service: 'video', currency: 'USD' as const, price: 39_000, tax_percent: 19 },
        ...{ created_at: written(n).created_at, expires_at: written(n).created_at },
        status: isInView(n) ? ('expired' as const) : ('refunded' as const),
      })),
    )
    .execute();

beforeAll(async () => {
  await db.insertInto('contacts').values(all.map(written)).execute();
  await db
    .insertInto('contact_submissions')
    .values(
      all.map((n) => ({ ...written(n), status: isInView(n) ? ('closed' as const) : 'contacted' })),
    )
    .execute();
  await db
    .insertInto('legal_requests')
    .values(
      all.map((n) => ({
        ...{ radicado: `2026-${100_000 + n}`, kind: 'petition' as const, channel: 'site' as const },
        ...{ name: name(n), email: `nandu${n}@ejemplo.co`, subject: 'Algo', facts: 'x' },
        ...{ received_at: written(n).created_at, created_at: written(n).created_at },
        ...{ due_on: '2027-01-20', status: isInView(n) ? ('closed' as const) : 'answered' },
      })),
    )
    .execute();
  await fillQuotes();
  await fillOrders();
  await db
    .insertInto('users')
    .values(
      all.map((n) => ({
        ...{ email: `nandu${n}@ejemplo.co`, full_name: name(n), display_name: name(n) },
        ...{
          created_at: written(n).created_at,
          email_verified: !isInView(n),
          role: 'artist' as const,
        },
      })),
    )
    .execute();
  const { userId } = await person('artista@ejemplo.co');
  const project_id = await makeProject(services, userId, { title: 'Ñandú', status: 'ready' });
  await db
    .insertInto('distributions')
    .values(
      all.map((n) => ({
        ...{ project_id, platform: platforms[n]?.id ?? '', created_at: written(n).created_at },
        status: isInView(n) ? ('failed' as const) : 'live',
      })),
    )
    .execute();
}, 60_000);

async function open(path: string) {
  const response = await ask(path, { cookie });
  const page = (await response.text()).replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
  const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(page)?.[1] ?? '';
  return {
    page,
    rows: body
      .split('<tr>')
      .slice(1)
      .map((row) => row.replaceAll(/<[^>]*>/g, ' ')),
    /** The tab that is shown, and what the list says it has. */
    tab: /aria-label="Estado: .*?aria-current="page"[^>]*>([^<]*)</s.exec(page)?.[1],
    count: /<p class="desk-count">([^<]*)<\/p><\/?(?:a|div)/.exec(page)?.[1],
    /** Where the link with these words leads. */
    to: (words: string) => new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(page)?.[1] ?? '',
  };
}

describe.each([
  ['/admin/contact-submissions', 'cerradas', 'Cerradas (26)', 'propuestas'],
  ['/admin/solicitudes', 'cerradas', 'Cerradas (26)', 'solicitudes'],
  ['/admin/cotizaciones', 'rechazadas', 'Rechazadas (26)', 'cotizaciones'],
  ['/admin/pagos', 'vencidos', 'Vencidos (26)', 'pedidos'],
  ['/admin/usuarios', 'sin-confirmar', 'Sin confirmar', 'cuentas'],
  ['/admin/distribuciones', 'fallidas', 'Fallidas (26)', 'distribuciones'],
])('%s', (list, view, tab, several) => {
  const asked = `${list}?estado=${view}&buscar=nandu`;

  test('shows its view and what is searched, page by page and back', async () => {
    const first = await open(asked);
    expect(first.rows).toHaveLength(25);
    expect([first.count, first.tab]).toEqual([`26 ${several}`, tab]);
    // The next search stays within the view.
    expect(first.page.includes(`type="hidden" name="estado" value="${view}"`)).toBe(true);
    const after = first.to('Siguientes');
    expect(after.startsWith(`${asked}&desde=after.`)).toBe(true);
    const second = await open(after);
    expect(second.rows).toHaveLength(1);
    expect(second.to('Siguientes')).toBe('');
    const before = second.to('Anteriores');
    expect(before.startsWith(`${asked}&desde=before.`)).toBe(true);
    expect((await open(before)).rows).toEqual(first.rows);
  });

  test('leads from a search without rows to its view', async () => {
    const { rows, to } = await open(`${list}?estado=${view}&buscar=xilofono`);
    expect(rows).toEqual([]);
    expect(to('Ver sin búsqueda')).toBe(`${list}?estado=${view}`);
  });

  test('says so where words are left out of a long search', async () => {
    const words = 'nandu '.repeat(6).trim();
    const isCut = async (search: string) =>
      (await open(`${list}?buscar=${search}`)).page.includes(
        'Buscamos las primeras seis palabras.',
      );
    expect([await isCut(words), await isCut(`${words} y`)]).toEqual([false, true]);
  });
});

test('that no proposal has the words is said of a search alone', async () => {
  const { page } = await open('/admin/contact-submissions?estado=cerradas&buscar=xilofono');
  expect(page).toContain('No hay propuestas con esas palabras en esta lista');
  expect((await open('/admin/contact-submissions?estado=nuevas')).page).toContain(
    'No hay propuestas en esta categoría',
  );
});

test('contacts come in the order that was chosen, page by page, and are exported as searched', async () => {
  const asked = '/admin/dashboard?orden=antiguos&buscar=nandu';
  const first = await open(asked);
  expect(first.rows).toHaveLength(25);
  expect(first.rows[0]).toContain(name(inView + others - 1));
  expect(first.page.includes('value="antiguos" selected=""')).toBe(true);
  expect(first.to('Exportar CSV')).toBe('/admin/contactos.csv?buscar=nandu');
  const after = first.to('Siguientes');
  expect(after.startsWith(`${asked}&desde=after.`)).toBe(true);
  expect((await open(after)).rows).toHaveLength(3);
  expect((await open('/admin/dashboard?buscar=nandu7%40')).count).toBe('1 mensaje');
});

test('the contacts of today, of a week and of a month are counted apart', async () => {
  const day = 24 * 60 * 60 * 1000;
  for (const days of [3, 20, 20, 40])
    await db
      .insertInto('contacts')
      .values({ ...written(0), created_at: new Date(Date.now() - days * day) })
      .execute();
  const { page } = await open('/admin/dashboard');
  const figures = [...page.matchAll(/<dd class="figure">(\d+)</g)].map(([, figure]) => figure);
  expect(figures.slice(1)).toEqual(['29', '31']);
});

test('requests whose mail reached nobody are named, and so is what is late', async () => {
  const words = 'Una persona no recibió el correo de su solicitud';
  expect((await open('/admin/solicitudes')).to(words)).toBe('');
  await db
    .updateTable('legal_requests')
    .set({ mail_failure: 'refused', status: 'received', due_on: '2026-01-20' })
    .where('name', '=', name(3))
    .execute();
  const { page, to } = await open('/admin/solicitudes');
  expect(to(words)).toBe('/admin/solicitudes?estado=sin-entregar');
  expect(/>Vencidas<\/a><\/dt><dd class="([^"]*)">1</.exec(page)?.[1]).toBe('figure due-late');
  expect((await open(to('Vencidas'))).rows).toHaveLength(1);
});

test('of more than a thousand the page says so', async () => {
  await services.db.servicePool.query(`
    insert into contacts (name, email, service, message)
    select 'Coro', 'coro@ejemplo.co', 'manejo', 'Mil' from generate_series(1, 1001)`);
  expect((await open('/admin/dashboard?buscar=coro')).count).toBe('más de 1.000 mensajes');
});
