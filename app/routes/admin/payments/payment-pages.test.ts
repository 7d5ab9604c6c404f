import { beforeEach, expect, test } from 'vitest';
import { makeOrder, makePaidOrder, testPesos } from '#test/make-order.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { openStaffPages } from '#test/staff-pages.ts';

const { ask, cookie, open, person, post, refundFields, services } = await openStaffPages();
const db = services.db.service;
const ana = await person('ana@ejemplo.co');

let paid: Awaited<ReturnType<typeof makePaidOrder>>;
let path: string;
beforeEach(async () => {
  services.payments.providers = [createTestProvider('paypal'), createTestProvider('wompi')];
  paid = await makePaidOrder(services, ana.userId);
  path = `/admin/pagos/${paid.orderId}`;
});

const typed = { intent: 'refund', amount: '100,50', reason: 'withdrawal' };
const refunds = () =>
  db
    .selectFrom('refunds')
    .select(['amount', 'status'])
    .where('order_id', '=', paid.orderId)
    .execute();

test('before a refund is sent the page asks, and says where it goes', async () => {
  const fields = { ...(await refundFields(path)), ...typed };
  const asked = await post(path, fields);
  expect(asked.status).toBe(422);
  expect(asked.page).toContain('¿Devolver USD 100,50 por retracto?');
  expect(asked.page).toContain('Sale hacia PayPal en el próximo minuto, y no se puede deshacer.');
  expect(asked.page).toContain(`href="${path}"`);
  expect(await refunds()).toEqual([]);
  for (let press = 0; press < 2; press += 1) {
    const done = await post(path, { ...fields, sure: 'on' });
    expect([done.response.headers.get('location'), done.status]).toEqual([path, 302]);
    expect(done.notices).toContain('order-refund-asked');
  }
  expect(await refunds()).toEqual([{ amount: 10_050, status: 'asked' }]);
  const page = await open(path);
  expect(page).toContain('pidió devolver USD 100,50: retracto.');
  expect(page).toContain('Quedan USD 289,50.');
});

test('another tab, which has not seen it, gives nothing back', async () => {
  const [one, other] = [await refundFields(path), await refundFields(path)];
  await post(path, { ...one, ...typed, sure: 'on' });
  const late = await post(path, { ...other, ...typed, sure: 'on' });
  expect(late.status).toBe(409);
  expect(late.page).toContain('Mientras leías se pidió otra devolución de este pago.');
  expect(await refunds()).toHaveLength(1);
});

test('who comes when nothing is left is told so', async () => {
  const [one, other] = [await refundFields(path), await refundFields(path)];
  const whole = { ...typed, amount: '390', sure: 'on' };
  await post(path, { ...one, ...whole });
  const late = await post(path, { ...other, ...whole });
  expect(late.page).toContain('<p class="alert-title">No se devolvió nada</p>');
  expect(late.page).toContain('Ya no queda nada por devolver');
});

test('more than is left is refused at its field, with what was typed', async () => {
  const refused = await post(path, { ...(await refundFields(path)), ...typed, amount: '390,01' });
  expect(refused.status).toBe(422);
  expect(refused.page).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="amount"[^>]*value="390,01"/,
  );
  expect(refused.page).toContain('De ese pago queda menos por devolver.');
});

test('a transfer is given back by hand, and its reference is kept', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  path = `/admin/pagos/${paid.orderId}`;
  const fields = { ...(await refundFields(path)), ...typed, amount: '1.560.000' };
  expect((await post(path, fields)).page).toContain('Queda por hacer a mano');
  expect((await post(path, { ...fields, sure: 'on' })).notices).toContain('order-refund-manual');
  const page = await open(path);
  expect(page).toContain('Ya la hice');
  const refund = /name="refund" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const unsure = { intent: 'finish', refund, transfer: 'TRX — ñ' };
  const asked = await post(path, unsure);
  expect(asked.status).toBe(422);
  expect(asked.page).toContain(
    '¿Ya le transferiste $ 1.560.000 COP, con la referencia <bdi>TRX — ñ</bdi>?',
  );
  expect(asked.page).toMatch(/name="transfer" value="TRX — ñ"[^]*name="sure" value="on"/);
  expect(await refunds()).toEqual([{ amount: 156_000_000, status: 'manual' }]);
  const finish = { ...unsure, sure: 'on' };
  expect((await post(path, finish)).notices).toContain('order-refund-finished');
  const story = await open(path);
  expect(story).toContain('>Devuelto<');
  expect(story).toContain('Devuelta a mano. Referencia: TRX — ñ');
  const late = await post(path, { ...finish, transfer: 'otra' });
  expect(late.status).toBe(409);
  expect(late.page).toContain('Esa devolución ya estaba anotada');
});

test('what Wompi cannot give back is said to be by hand before it is asked, and is at once', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'wompi' });
  path = `/admin/pagos/${paid.orderId}`;
  const fields = { ...(await refundFields(path)), ...typed, amount: '1.560.000' };
  const whole = (await post(path, fields)).page;
  expect(whole).toContain('Sale hacia Wompi en el próximo minuto, y no se puede deshacer.');
  expect(whole).not.toContain('Wompi solo devuelve');
  const part = { ...fields, amount: '500.000' };
  const question = (await post(path, part)).page;
  expect(question).toContain(
    'Queda por hacer a mano: Wompi solo devuelve pagos completos con tarjeta. Después transfieres tú',
  );
  expect(question).not.toContain('en el próximo minuto');
  expect((await post(path, { ...part, sure: 'on' })).notices).toContain('order-refund-manual');
  expect(await refunds()).toEqual([{ amount: 50_000_000, status: 'manual' }]);
  expect(await open(path)).toContain('Por hacer a mano:');
});

test('a refund by hand says how its account is known', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  path = `/admin/pagos/${paid.orderId}`;
  const part = { ...typed, amount: '500.000', sure: 'on' };
  await post(path, { ...(await refundFields(path)), ...part });
  const said = async () => (await open(path)).replaceAll(/<[^>]*>/g, '');
  const told = (values: object) =>
    db.updateTable('refunds').set(values).where('order_id', '=', paid.orderId).execute();
  const write = (client_email: string | null) =>
    db.updateTable('orders').set({ client_email }).where('id', '=', paid.orderId).execute();
  await write(null);
  expect(await said()).toContain('Quien pagó ya no tiene cuenta aquí');
  await write('ana@ejemplo.co');
  expect(await said()).toContain('En el próximo minuto le pedimos la cuenta por correo.');
  const at = new Date('2026-12-01T15:00:00Z');
  await told({ account_asked_at: at, asked_mailed_at: at, mail_count: 1 });
  expect(await said()).toMatch(
    /Le pedimos la cuenta por correo \(1\/12\/2026[^)]*\)\. La respuesta del cliente a ese correo llega a \S+@/,
  );
  expect(await said()).toMatch(/Le pedimos la cuenta para devolverle \$\s500.000 COP/);
  await told({ mail_failure: 'refused' });
  expect(await said()).toContain('Le pedimos la cuenta por correo, pero el correo no salió.');
  await told({ mail_failure: null });
  await post(path, { ...(await refundFields(path)), ...part });
  expect(await said()).toContain('Va a la misma cuenta que le pedimos por correo (1/12/2026');
});

test('a transfer that waits to be looked for is led to, until it is decided', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  path = `/admin/pagos/${paid.orderId}`;
  const words = 'El cliente avisó que transfirió.';
  expect(await open(path)).not.toContain(words);
  const report = { attempt_id: paid.attemptId, reference: 'TRX', reported_at: new Date() };
  await db.insertInto('transfer_reports').values(report).execute();
  expect(await open(path)).toContain(words);
  expect(await open('/admin/pagos')).toMatch(
    /href="\/admin\/pagos\/transferencias"[^>]*>Transferencias por confirmar<\/a><\/dt><dd class="figure">1</,
  );
  await db
    .updateTable('transfer_reports')
    .set({ decided_at: new Date(), decision: 'refused', reason: 'No llegó' })
    .execute();
  expect(await open(path)).not.toContain(words);
});

test('the story is told in the order of time, and what a provider sent is text', async () => {
  const at = new Date('2026-11-24T15:00:00Z');
  const body = '{"a":"<script>alert(1)</script>"}';
  await db
    .insertInto('provider_events')
    .values({
      ...{ provider: 'paypal', id: `WH-${paid.code}`, subject_reference: `${paid.code}-1` },
      ...{ body, received_at: at, applied_at: at, next_try_at: at },
    })
    .execute();
  await db
    .insertInto('receipts')
    .values({
      ...{ number: 12, payment_id: paid.paymentId, order_id: paid.orderId },
      issued_at: new Date(Date.now() + 1e9),
    })
    .execute();
  await db
    .updateTable('orders')
    .set({ consent_text: 'Sí: empiecen ya, ¿vale?', consented_at: new Date('2026-11-24T14:00Z') })
    .where('id', '=', paid.orderId)
    .execute();
  const page = await open(path);
  const told = ['Sí: empiecen ya', 'PayPal envió un aviso', 'empezó el pedido por USD 390'];
  told.push('Empezó a pagar USD 390 por PayPal', 'Llegaron USD 390', 'C-000012</a>');
  const places = told.map((words) => page.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(page).toContain(`href="/checkout/comprobante?pedido=${paid.orderId}"`);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>alert(1)');
  const ledger = /<table.*?Movimientos del pedido.*?<\/table>/s.exec(page)?.[0] ?? '';
  const cells = [...ledger.matchAll(/<(?:th scope="row"|td)[^>]*>([^<]*)</g)].map(
    ([, cell]) => cell,
  );
  expect(cells).toEqual([
    ...['En PayPal', '390,00', ''],
    ...['Ventas', '', '327,73'],
    ...['IVA por pagar', '', '62,27'],
  ]);
});

/** What the badges of a page say, each with its look. */
const badges = (page: string) =>
  [...page.matchAll(/class="badge badge-(\w+)">([^<]*)</g)].map(([, look, label]) => [look, label]);

test('the list and the order say how far it is, and not that it is open', async () => {
  const begun = await makeOrder(services, { user_id: ana.userId });
  await db
    .insertInto('payment_attempts')
    .values({
      ...{ order_id: begun.id, provider: 'wompi', reference: begun.code, status: 'declined' },
      ...{ currency: 'COP', amount: testPesos, created_at: new Date(), expires_at: new Date() },
    })
    .execute();
  const said = ['failed', 'Rechazado'];
  // Once in its own column, and once where a phone has it.
  expect(badges(await open(`/admin/pagos?buscar=${begun.code}`))).toEqual([said, said]);
  expect(badges(await open(`/admin/pagos/${begun.id}`))).toEqual([said]);
});

test('what went back whole is as gray as what is over', async () => {
  await db
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', paid.orderId)
    .execute();
  expect(badges(await open(path))).toEqual([['removed', 'Devuelto']]);
});

test('a wrong amount stands beside what was asked for, with the client, before all that is told', async () => {
  paid = await makePaidOrder(services, ana.userId, {
    ...{ provider: 'wompi', amount: 140_000_000 },
    order: { client_name: 'Canción Ñandú — ¿qué?' },
  });
  path = `/admin/pagos/${paid.orderId}`;
  const words = 'Llegaron $ 1.400.000 COP de $ 1.560.000 COP';
  const findings = await open('/admin/pagos/diferencias');
  expect(findings).toContain(`<dt>Monto</dt><dd>${words}</dd>`);
  expect(findings).toContain('<dt>Cliente</dt><dd><bdi>Canción Ñandú — ¿qué?</bdi></dd>');
  const page = await open(path);
  expect(badges(page)).toEqual([['pending', 'Llegó otro monto']]);
  const [task, story] = [page.indexOf(`${words}. Devuélvelo en`), page.indexOf('>Historia<')];
  expect(task).toBeGreaterThan(0);
  expect(task).toBeLessThan(story);
  await db
    .updateTable('payment_findings')
    .set({ resolved_at: new Date(), resolution: 'Lo dejamos así' })
    .where('order_id', '=', paid.orderId)
    .execute();
  expect(await open(path)).not.toContain('Devuélvelo en');
});

test('a refund to be made by hand stands first, and at the top', async () => {
  paid = await makePaidOrder(services, ana.userId, { provider: 'manual' });
  path = `/admin/pagos/${paid.orderId}`;
  await post(path, { ...(await refundFields(path)), ...typed, amount: '500.000', sure: 'on' });
  const page = await open(path);
  expect(badges(page)).toEqual([
    ['live', 'Pagado'],
    ['pending', 'Devolución por hacer'],
  ]);
  const places = ['Ya la hice', '>Pagos y devoluciones<', '>Historia<', '>Libro<'].map((words) =>
    page.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  const refund = /name="refund" value="([^"]*)"/.exec(page)?.[1] ?? '';
  await post(path, { intent: 'finish', refund, transfer: 'TRX', sure: 'on' });
  expect(badges(await open(path))).toEqual([['live', 'Pagado']]);
});

test('a way to pay has its name, and what only its provider calls so has none', async () => {
  expect(await open(path)).toContain('</bdi>, con tarjeta. Con este queda pagado el pedido.');
  for (const method of ['paypal', 'ALGO_NUEVO', 'constructor']) {
    await db.updateTable('payments').set({ method }).where('order_id', '=', paid.orderId).execute();
    expect(await open(path)).toContain('</bdi>. Con este queda pagado el pedido.');
  }
});

test('the story says what became of the mails to the client', async () => {
  const at = new Date('2026-12-01T15:00:00Z');
  const { orderId, paymentId } = paid;
  const next = db
    .selectFrom('receipts')
    .select(({ fn, eb, val }) => eb(fn.coalesce(fn.max('number'), val(0)), '+', 1).as('next'));
  await db
    .insertInto('receipts')
    .values({ number: next, payment_id: paymentId, order_id: orderId, issued_at: at })
    .execute();
  const told = async (values: object) => {
    await db.updateTable('receipts').set(values).where('order_id', '=', orderId).execute();
    return open(path);
  };
  expect(await open(path)).toContain('No se envió por correo.');
  expect(await told({ mailed_at: at, mail_count: 1 })).toContain(
    'Va en camino por correo desde el',
  );
  expect(await told({ mail_failure: 'refused' })).toContain(
    'El correo no salió: la dirección no existe o no recibe.',
  );
  expect(await told({ mail_failure: 'given-up' })).toContain('El correo no salió: en 20 horas');
  const sent = await told({ mail_failure: null, delivered_at: at });
  expect(sent).toMatch(/Salió por correo el 1\/12\/2026/);
  expect(sent).toContain('Enviarlo otra vez');
  const again = { intent: 'mail-again', refund: '', seen: '1' };
  expect((await post(path, again)).notices).toContain('order-mail-again');
  expect(await services.queuedMails()).toMatchObject([{ about: { kind: 'receipt' } }]);
  expect(await open(path)).not.toContain('Enviarlo otra vez');
  const twice = await post(path, again);
  expect([twice.status, twice.page]).toEqual([409, expect.stringContaining('Ya va en camino')]);
  const refund = { id: `desk:${orderId}`, order_id: orderId, payment_id: paymentId, amount: 1 };
  await db
    .insertInto('refunds')
    .values({
      ...{ ...refund, reason: 'courtesy', status: 'manual', asked_at: at, next_try_at: at },
      ...{ asked_mailed_at: at, mail_count: 1, mail_failure: 'refused' },
    })
    .execute();
  expect(await open(path)).toContain('El correo no salió: la dirección no existe o no recibe.');
  await db
    .updateTable('refunds')
    .set({ status: 'done', done_at: at, mailed_at: at, mail_count: 2, mail_failure: null })
    .where('order_id', '=', orderId)
    .execute();
  const end = await open(path);
  expect(end).toMatch(/Le avisamos por correo el 1\/12\/2026/);
  expect(end).toContain('Va en camino por correo desde el');
});

test('an order that is none leads to the list', async () => {
  for (const id of ['x', crypto.randomUUID()]) {
    const response = await ask(`/admin/pagos/${id}`, { cookie });
    expect(response.headers.get('location')).toBe('/admin/pagos');
    expect(response.headers.getSetCookie().join()).toContain('order-gone');
  }
});

const noKeys = 'Las llaves de PayPal no están puestas en este servidor';

test('without the keys of its provider nobody is asked, and the page says so', async () => {
  expect(await open(path)).toContain('Preguntar ahora');
  services.payments.providers = [createTestProvider('wompi')];
  const page = await open(path);
  expect(page).not.toContain('Preguntar ahora');
  expect(page).toContain(`${noKeys}, y no se le puede preguntar.`);
  const asked = await post(path, { intent: 'check', attempt: paid.attemptId });
  expect(asked.status).toBe(409);
  expect(asked.page).toContain('Las llaves de esa pasarela no están puestas en este servidor.');
  expect(asked.page).not.toContain('Esa forma de pago no está disponible ahora.');
});

test('a refund whose provider has no keys is held, and is left to a person', async () => {
  services.payments.providers = [createTestProvider('wompi')];
  const hidden = await refundFields(path);
  const fields = { ...hidden, ...typed };
  const question = (await post(path, fields)).page;
  expect(question).toContain(`${noKeys}: queda detenida hasta que vuelvan`);
  expect(question).not.toContain('en el próximo minuto');
  const sure = { ...fields, sure: 'on' };
  expect((await post(path, sure)).notices).toContain('order-refund-held');
  const page = await open(path);
  expect(badges(page)).toEqual([
    ['live', 'Pagado'],
    ['pending', 'Devolución detenida'],
  ]);
  expect(page).toContain('<strong>Devolución detenida:</strong> USD 100,50 por PayPal.');
  expect(page).toContain(`${noKeys}: está detenida.`);
  expect(page).not.toContain('en el próximo minuto');
  // Nobody was told of it there: there is nothing to look for.
  expect(page).not.toContain('que no haya salido ya');
  await db.updateTable('refunds').set({ tries: 1 }).where('order_id', '=', paid.orderId).execute();
  expect(await open(path)).toContain('Antes mira en el panel de PayPal que no haya salido ya.');
  const byHand = { intent: 'by-hand', refund: `desk:${hidden.idempotencyKey}` };
  expect((await post(path, byHand)).notices).toContain('order-refund-manual');
  expect(await refunds()).toEqual([{ amount: 10_050, status: 'manual' }]);
  expect(await open(path)).toContain('Ya la hice');
  const finish = { ...byHand, intent: 'finish', transfer: 'TRX', sure: 'on' };
  expect((await post(path, finish)).notices).toContain('order-refund-finished');
  expect(await open(path)).toContain('Se devolvieron USD 100,50 por transferencia.');
  // One that was left to a person, and that the provider made after all.
  await db
    .updateTable('refunds')
    .set({ by_hand: false })
    .where('order_id', '=', paid.orderId)
    .execute();
  expect(await open(path)).toContain('Se devolvieron USD 100,50 por PayPal.');
});

test('who leaves a refund to a person when the keys are back is told that it goes by itself', async () => {
  const fields = await refundFields(path);
  await post(path, { ...fields, ...typed, sure: 'on' });
  const refund = `desk:${fields.idempotencyKey}`;
  const late = await post(path, { intent: 'by-hand', refund });
  expect(late.status).toBe(409);
  expect(late.page).toContain('Esa devolución la hace la pasarela.');
  expect(await refunds()).toEqual([{ amount: 10_050, status: 'asked' }]);
});

test('a rate is set, and a large change is asked about first', async () => {
  const list = '/admin/pagos';
  const seen = async () => /name="seen" value="([^"]*)"/.exec(await open(list))?.[1] ?? '';
  expect(await open(list)).toContain('Todavía no hay tasa');
  const first = { intent: 'rate', seen: await seen(), copPerUsd: '4.012,50' };
  expect((await post(list, first)).notices).toContain('rate-set');
  const page = await open(list);
  expect(page).toContain('$ 4.012,50 COP');
  expect(page).toContain('La puso <bdi>Ana Ñandú</bdi> el');
  const slip = { intent: 'rate', seen: await seen(), copPerUsd: '40125' };
  const asked = await post(list, slip);
  expect(asked.status).toBe(422);
  expect(asked.page).toMatch(/name="copPerUsd"[^>]*value="40125"/);
  expect(asked.page).toContain('Sí, está bien');
  expect((await post(list, { ...slip, sure: 'on' })).notices).toContain('rate-set');
  // Whoever still has the page from before is told.
  const late = await post(list, { ...slip, copPerUsd: '4000' });
  expect(late.status).toBe(409);
  expect(late.page).toContain('Alguien del equipo puso otra tasa mientras escribías.');
  for (const copPerUsd of ['', '4,012.50', '-1']) {
    const refused = await post(list, { ...slip, copPerUsd });
    expect([copPerUsd, refused.status]).toEqual([copPerUsd, 422]);
  }
});

test('what does not fit says what to do, and is resolved with a note', async () => {
  const finding = { provider: 'wompi', found_at: new Date() } as const;
  const kinds = ['unknown-reference', 'missing-here', 'missing-there', 'differs'] as const;
  await db
    .updateTable('payment_findings')
    .set({ resolved_at: new Date(), resolution: 'De otra prueba' })
    .where('kind', '=', 'manual-refund')
    .execute();
  await db
    .insertInto('payment_findings')
    .values(kinds.map((kind) => ({ ...finding, kind, subject: `1-${kind}` })))
    .execute();
  const list = '/admin/pagos/diferencias';
  expect(await open('/admin/pagos')).toMatch(
    />Diferencias<\/a><\/dt><dd class="figure due-late">4</,
  );
  const page = await open(list);
  expect(page).toContain('Llegó plata que no es de ningún pedido');
  expect(page).toContain('Busca la transacción en el panel de la pasarela y mira quién la pagó.');
  const { id } = await db
    .selectFrom('payment_findings')
    .select('id')
    .where('kind', '=', 'differs')
    .executeTakeFirstOrThrow();
  expect((await post(list, { finding: id, resolution: ' ' })).page).toContain(
    'Escribe qué hiciste',
  );
  const note = { finding: id, resolution: 'Canción Ñandú — ¿qué?' };
  expect((await post(list, note)).notices).toContain('finding-resolved');
  expect(await open(list)).not.toContain('1-differs');
  expect(await open(`${list}?estado=resueltas`)).toContain('Canción Ñandú — ¿qué?');
  const late = await post(list, { ...note, resolution: 'Otra nota' });
  expect(late.status).toBe(409);
  expect(late.page).toContain('Alguien la resolvió antes');
  expect(late.page).toContain('Otra nota');
});

test('the file for the accountant wants its days', async () => {
  for (const query of [
    '',
    '?desde=2026-02-30&hasta=2026-03-01',
    '?desde=2026-01-01&hasta=2028-01-01',
  ]) {
    const response = await ask(`/admin/pagos/archivo${query}`, { cookie });
    expect(response.headers.get('location'), query).toBe('/admin/pagos');
    expect(response.headers.getSetCookie().join(), query).toContain('ledger-days');
  }
  const response = await ask('/admin/pagos/archivo?desde=2026-01-01&hasta=2026-12-31', { cookie });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="pagos-2026-01-01-2026-12-31.csv"',
  );
  expect(await response.text()).toMatch(/^\uFEFF?fecha;comprobante;/);
});

test('the differences say when each provider in use was compared, once it was', async () => {
  const list = '/admin/pagos/diferencias';
  services.payments.providers = [createTestProvider('wompi')];
  expect(await open(list)).not.toContain('Comparado por última vez');
  const compared_at = new Date('2026-11-26T08:00:00Z');
  await db
    .insertInto('payment_comparisons')
    .values([
      { provider: 'wompi', compared_until: compared_at, compared_at },
      { provider: 'paypal', compared_until: compared_at, compared_at },
    ])
    .execute();
  await db
    .updateTable('payment_findings')
    .set({ resolved_at: new Date(), resolution: 'Ya está' })
    .where('resolved_at', 'is', null)
    .execute();
  const at = 'Comparado por última vez: Wompi, 26 de noviembre de 2026 a las 3:00 a. m., y';
  const rest = 'Se compara cada noche lo que tiene más de 6 horas.';
  expect(await open(list)).toContain(`${at} no hay diferencias sin resolver. ${rest}`);
  await db
    .insertInto('payment_findings')
    .values({ kind: 'missing-there', provider: 'wompi', subject: 'x', found_at: new Date() })
    .execute();
  const page = await open(list);
  expect(page).toContain(`${at} hay 1 diferencia sin resolver. ${rest}`);
  expect(page).not.toContain('PayPal, 26 de noviembre');
});

test('who does not wait for the night has them compared, once in some minutes', async () => {
  const list = '/admin/pagos/diferencias';
  expect(await open(list)).toContain('Comparar ahora');
  const press = () => post(list, { intent: 'compare' });
  expect((await press()).notices).toContain('comparison-asked');
  // At the end of a stretch of ten minutes the second press would be of the next one.
  await press();
  const again = await press();
  expect(again.status).toBe(409);
  expect(again.page).toContain('Alguien pidió comparar hace menos de 10 minutos.');
  expect(again.page.match(/class="alert-title"/g)).toHaveLength(1);
  services.payments.providers = [];
  expect(await open(list)).not.toContain('Comparar ahora');
  const late = await press();
  expect([late.status, late.page]).toEqual([
    409,
    expect.stringContaining('no están puestas las llaves de ninguna pasarela'),
  ]);
});
