import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { openTestApp } from '#test/test-app.ts';
import { openPdf } from '#test/read-pdf.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { later } from '#test/test-services.ts';
import type { StaffActor } from '#server/actor.ts';
import { toProposalId } from '#server/services/proposals/proposal-id.ts';
import { changeDraft } from '#server/services/quotes/change-draft.ts';
import { createQuote } from '#server/services/quotes/create-quote.ts';
import { type QuoteId, toQuoteId } from '#server/services/quotes/quote-id.ts';
import { replaceLink } from '#server/services/quotes/replace-link.ts';
import { sendQuote } from '#server/services/quotes/send-quote.ts';

const { ask, person, services } = await openTestApp();
const member = await person('equipo@ejemplo.co', { isStaff: true });
const staff: StaffActor = { kind: 'staff', userId: member.userId, ip: '', userAgent: '' };
const { service } = services.db;

let quoteId: QuoteId;
let path: string;
beforeEach(async () => {
  services.payments.providers = [];
  await send(services);
});

/** Sends another quote, and makes it the one that is asked for. */
async function send(at: typeof services) {
  const { id } = await service
    .insertInto('contact_submissions')
    .values({ name: 'Ñandú', email: 'nandu@ejemplo.co', service: 'video', message: '¡Hola!' })
    .returning('id')
    .executeTakeFirstOrThrow();
  quoteId = toQuoteId(randomUUID());
  await createQuote(at, staff, { proposalId: toProposalId(id), quoteId });
  const line = { description: '<b>Canción Ñandú — ¿qué?</b>', quantity: 2, price: 12_050 };
  await changeDraft(at, staff, { quoteId, revision: 0, change: { kind: 'add', line } });
  await sendQuote(at, staff, { quoteId, revision: 1 });
  path = new URL(await replaceLink(at, staff, { quoteId, seen: 1 })).pathname;
}

const row = () =>
  service.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow();
/** The text of the mail that proves an acceptance. */
const proof = async () =>
  (await services.queuedMails()).findLast(({ subject }) => subject.startsWith('Aceptaste'))?.text;
const post = (fields: Record<string, string>, to = path) =>
  ask(to, { method: 'POST', body: new URLSearchParams(fields) });
const acceptance = { intent: 'accept', revision: '1', name: 'Ñusta Íñiguez', accept: 'on' };

test('whoever has the link reads what is offered, and no machine keeps it or sends it on', async () => {
  const response = await ask(path);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  for (const said of [
    '&lt;b&gt;Canción Ñandú — ¿qué?&lt;/b&gt;',
    'USD\u{A0}241,00',
    'Base sin IVA',
    'NIT ',
  ])
    expect(html).toContain(said);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta name="referrer" content="same-origin"/>');
  expect(html.toLowerCase()).not.toContain('factura');
  expect(html).not.toMatch(/(?:src|href)="https?:\/\/(?!localhost|www\.|wa\.me)[^"]+\.(?:js|css)/);
  for (const list of ['/sitemap.xml', '/robots.txt'])
    expect(await (await ask(list)).text()).not.toContain('cotizacion');
});

test('what it comes to, until when, and the way to the answer come before what is offered', async () => {
  const order = async (...said: string[]) => {
    const html = await (await ask(path)).text();
    return said.map((one) => html.indexOf(one));
  };
  const { valid_until: day } = await row();
  const open = await order('Total, con IVA', longDate(day), '#respuesta', 'Lo que se ofrece');
  expect(open).not.toContain(-1);
  expect(open).toEqual(open.toSorted((a, b) => a - b));
  await send(later(services, -30 * 24 * 60 * 60 * 1000));
  const over = await order('Ya venció', 'Venció el', 'Pedir otra', 'Lo que se ofrece');
  expect(over).not.toContain(-1);
  expect(over).toEqual(over.toSorted((a, b) => a - b));
  expect(await order('#respuesta')).toEqual([-1]);
});

test('a question is asked beside the answer, with the number of the quote, while there is one to give', async () => {
  const questionLine = async () =>
    /<p>¿Una duda antes de responder.*?<\/p>/s.exec(await (await ask(path)).text())?.[0] ?? '';
  const { number } = await row();
  const line = await questionLine();
  expect(line).toContain(`href="mailto:${brand.email}?subject=Cotizaci%C3%B3n%20${number}"`);
  expect(line).toContain(`href="https://wa.me/${brand.whatsapp}?text=Hola%2C%20tengo%20una%20duda`);
  expect(line).toContain(`${number}%3A%20"`);
  await post(acceptance);
  expect(await questionLine()).toBe('');
});

test('programs that open links decide nothing', async () => {
  const before = await row();
  for (const request of [{}, { method: 'HEAD' }])
    for (const address of [path, `${path}.data`, `${path}?accept=on&intent=accept`])
      expect((await ask(address, request)).status, address).toBe(200);
  expect(await row()).toEqual(before);
});

test('a link that opens nothing is a page that is not there, whatever the reason', async () => {
  const old = path;
  await replaceLink(services, staff, { quoteId, seen: 2 });
  const pages = await Promise.all(
    [old, '/cotizacion/x', `/cotizacion/${'A'.repeat(43)}`, `${old}/pdf`].map((address) =>
      ask(address),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const [first, ...others] = await Promise.all(
    pages.slice(0, 3).map(async (page) => /<main.*<\/main>/s.exec(await page.text())?.[0]),
  );
  expect(first).toContain('El enlace no sirve');
  expect(first).toContain('/contact?prefillMessage=');
  for (const other of others) expect(other).toBe(first);
  expect((await post(acceptance, old)).status).toBe(404);
  expect((await row()).status).toBe('sent');
});

test('it is accepted by a plain form, once; the second one reads that it was', async () => {
  const refused = await post({ ...acceptance, accept: '' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="Ñusta Íñiguez"');
  expect(html).toContain('Marca la casilla para aceptar la cotización');
  const stale = await post({ ...acceptance, revision: '0' });
  expect([stale.status, await stale.text()]).toEqual([
    409,
    expect.stringContaining('Lo que tenías abierto no es lo que dice la cotización'),
  ]);
  const accepted = await post(acceptance);
  expect([accepted.status, accepted.headers.get('location')]).toEqual([302, path]);
  const standing = await (await ask(path)).text();
  expect(standing).toContain('Ñusta Íñiguez');
  // The hour ends with its own point.
  expect(standing.replaceAll('<!-- -->', '')).toMatch(/[ap]\.\sm\., hora de Bogotá\. /);
  const again = await post(acceptance);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('Ya estaba aceptada');
  const rejected = await post({ intent: 'reject', revision: '1', reason: 'No' });
  expect(rejected.status).toBe(409);
  expect(await row()).toMatchObject({ status: 'accepted', rejection_reason: null });
});

test('what was accepted is paid from its page and its mail, until somebody paid it', async () => {
  services.payments.providers = [createTestProvider('paypal')];
  const checkout = `href="/checkout?cotizacion=${path.split('/').at(-1)}"`;
  const page = async () => (await ask(path)).text();
  const sent = await page();
  expect(sent).toContain(
    'Una vez aceptada, se paga en línea desde su página, con una cuenta gratuita',
  );
  expect(sent).not.toContain(checkout);
  await post(acceptance);
  const accepted = await page();
  expect(accepted).toMatch(
    new RegExp(`${checkout.replace('?', '\\?')}[^>]*>Pagar esta cotización`),
  );
  expect(accepted).toContain('Ya puedes pagarla en línea desde su página');
  expect(accepted).not.toContain('Una vez aceptada');
  expect(await proof()).toContain('Ya puedes pagarla en línea desde su página');
  expect(await proof()).toContain('Lo que aceptaste se lee y se paga en este enlace:');
  await makePaymentRows(services, { order: { quote_id: quoteId } });
  const paid = await page();
  for (const said of ['>Pagada<', 'Está aceptada y pagada']) expect(paid).toContain(said);
  expect(paid).toMatch(new RegExp(`${checkout.replace('?', '\\?')}[^>]*>Ver el pago`));
  for (const said of ['Pagar esta cotización', 'Válida hasta']) expect(paid).not.toContain(said);
});

test('where nothing is paid online nobody is told otherwise', async () => {
  await post(acceptance);
  const html = await (await ask(path)).text();
  expect(html).toContain('Por ahora el pago no se hace en este sitio');
  expect(html).not.toContain('/checkout?cotizacion=');
  expect(await proof()).toContain('Por ahora el pago no se hace en este sitio');
  expect(await proof()).not.toContain('se paga');
});

test('no other site decides for who has the link', async () => {
  const foreign = { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site' };
  const body = new URLSearchParams(acceptance);
  expect((await ask(path, { method: 'POST', body, from: foreign })).status).toBe(403);
  expect((await row()).status).toBe('sent');
});

test('the file is a PDF, which HEAD does not make', async () => {
  const { number } = await row();
  const head = await ask(`${path}/pdf`, { method: 'HEAD' });
  const file = await ask(`${path}/pdf`);
  for (const { status, headers } of [head, file])
    expect([
      status,
      ...['content-disposition', 'x-robots-tag'].map((one) => headers.get(one)),
    ]).toEqual([200, `attachment; filename="${number}.pdf"`, 'noindex']);
  expect(await head.text()).toBe('');
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()));
  expect(pdf.numPages).toBe(1);
});

test.each([
  ['from this network', '10.7.7.7'],
  ['of this quote', '10.8.8.8'],
])('files that are asked for without end, %s, make one wait', async (which, remoteAddress) => {
  const env = { incoming: { socket: { remoteAddress }, headers: {}, rawHeaders: [] } };
  const key = which === 'of this quote' ? quoteId : remoteAddress;
  for (let count = 0; count < 30; count += 1) await services.limits.consume('quotePdf', key);
  const response = await ask(`${path}/pdf`, { env });
  expect([response.status, response.headers.get('location')]).toEqual([302, path]);
  expect(response.headers.getSetCookie().join()).toContain('quote-pdf-later:60');
  expect((await ask(`${path}/pdf`, { env, method: 'HEAD' })).status).toBe(200);
});

test('the staff has the file too, of a draft as well', async () => {
  const draft = toQuoteId(randomUUID());
  const { proposal_id: proposalId } = await row();
  await createQuote(services, staff, {
    proposalId: toProposalId(proposalId ?? ''),
    quoteId: draft,
  });
  const { cookie } = member;
  const file = await ask(`/admin/cotizaciones/${draft}/pdf`, { cookie, method: 'HEAD' });
  expect(file.headers.get('content-disposition')).toContain('cotizacion-borrador.pdf');
  const gone = await ask(`/admin/cotizaciones/${randomUUID()}/pdf`, { cookie });
  expect(gone.headers.get('location')).toBe('/admin/cotizaciones');
});

test('the staff is asked before a quote is withdrawn or a draft deleted', async () => {
  const draft = toQuoteId(randomUUID());
  const { proposal_id: proposalId } = await row();
  await createQuote(services, staff, {
    proposalId: toProposalId(proposalId ?? ''),
    quoteId: draft,
  });
  const { cookie } = member;
  for (const [id, verb, intent, question] of [
    [quoteId, 'retirar', 'withdraw', '¿Estás seguro de retirar esta cotización?'],
    [draft, 'eliminar', 'delete', '¿Estás seguro de eliminar este borrador?'],
  ]) {
    const button = `value="${intent}"`;
    const html = await (await ask(`/admin/cotizaciones/${id}`, { cookie })).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main).not.toContain(button);
    // It is the last of what can be done.
    expect(main.lastIndexOf('<section')).toBe(main.indexOf(`<section class="panel" id="${verb}"`));
    const [, asking = ''] = new RegExp(`href="([^"]*\\?${verb})#${verb}"`).exec(main) ?? [];
    const asked = await (await ask(asking, { cookie })).text();
    expect(asked).toContain(question);
    expect(asked).toContain(button);
    expect(asked).toContain(`href="/admin/cotizaciones/${id}#${verb}"`);
  }
});

test('the audit says in words what was done to it, and names what it was made for', async () => {
  const { number } = await row();
  const page = await ask(`/admin/auditoria?sobre=quote.${quoteId}`, { cookie: member.cookie });
  const main = /<main.*<\/main>/s.exec(await page.text())?.[0] ?? '';
  const text = main.replaceAll(/<[^>]*>/g, '').replaceAll('\u{A0}', ' ');
  for (const said of [
    'Empezó la cotización',
    'para la propuesta de Ñandú',
    'Total: USD 0 →pasó a USD 241',
    `Envió la cotización ${number} de Ñandú`,
    'Enlaces que ha tenido: 2',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/[\da-f]{8}-|[{}"]|quote|revision|24100/);
});

test('a draft whose data were changed is saved first, and sent when it was read', async () => {
  const { proposal_id: proposalId } = await row();
  const draft = toQuoteId(randomUUID());
  await createQuote(services, staff, {
    proposalId: toProposalId(proposalId ?? ''),
    quoteId: draft,
  });
  const line = { description: 'Arreglo', quantity: 1, price: 10_000 };
  await changeDraft(services, staff, {
    ...{ quoteId: draft, revision: 0 },
    change: { kind: 'add', line },
  });
  quoteId = draft;
  const { name, currency, valid_until: validUntil } = await row();
  const to = `/admin/cotizaciones/${draft}`;
  const send = async (revision: number) => {
    const notes = 'La mitad al empezar.\r\nNo incluye tiquetes.';
    const details = { name, currency, discount: '10', validUntil, notes };
    const body = new URLSearchParams({ ...details, intent: 'send', revision: String(revision) });
    const response = await ask(to, { cookie: member.cookie, method: 'POST', body });
    return response.headers.getSetCookie().join();
  };
  expect(await send(1)).toContain('quote-saved-first');
  expect(await row()).toMatchObject({ status: 'draft', discount_percent: 10, total: 9_000 });
  expect(await send(2)).toContain('quote-sent');
  expect(await row()).toMatchObject({
    ...{ status: 'sent', total: 9_000 },
    notes: 'La mitad al empezar.\nNo incluye tiquetes.',
  });
});
