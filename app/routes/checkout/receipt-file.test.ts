import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makePaymentRows } from '#test/make-order.ts';
import { openPdf } from '#test/read-pdf.ts';
import { openTestApp } from '#test/test-app.ts';
import { system } from '#server/actor.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';

const { ask, person, services } = await openTestApp();
const ana = await person('ana@ejemplo.co');
const luis = await person('luis@ejemplo.co');
const staff = await person('equipo@ejemplo.co', { isStaff: true });

let path = '';
beforeAll(async () => {
  const client = { client_name: 'Ana Ñandú', client_email: 'ana@ejemplo.co' };
  const { orderId } = await makePaymentRows(services, {
    order: { user_id: ana.userId, ...client },
  });
  await issueReceipts(services, system);
  path = `/checkout/comprobante?pedido=${orderId}`;
});

test.each([
  ['who paid', ana],
  ['the staff', staff],
])('%s has the receipt as a PDF that nobody keeps', async (_, { cookie }) => {
  const response = await ask(path, { cookie });
  const { headers } = response;
  expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="comprobante-C-\d{6}\.pdf"$/,
  );
  const pdf = await openPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pdf.numPages).toBe(1);
  const page = await ask(path.replace('comprobante', 'success'), { cookie: ana.cookie });
  expect(await page.text()).toContain(`href="${path}"`);
});

test('another person’s, one that is not there yet and one that never was are all the same', async () => {
  const { orderId } = await makePaymentRows(services, { order: { user_id: luis.userId } });
  const answers = await Promise.all(
    [path, `/checkout/comprobante?pedido=${orderId}`, '/checkout/comprobante']
      .concat(`/checkout/comprobante?pedido=${randomUUID()}`, '/checkout/comprobante?pedido=%27')
      .map((one) => ask(one, { cookie: luis.cookie })),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.text()).toContain('De este pedido no hay comprobante.');
  }
});

test('a visitor signs in first', async () => {
  expect((await ask(path)).headers.get('location')).toContain('/auth?volver=%2Fcheckout%2Fcompro');
});

test('who asks without end waits, and reads for how long', async () => {
  for (let count = 0; count < 60; count += 1)
    await services.limits.consume('receiptPdf', ana.userId).catch(() => undefined);
  const response = await ask(path, { cookie: ana.cookie });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('Faltan');
});
