import { expect, test } from 'vitest';
import { orderRequest, plantPaypal } from './plant-orders.ts';

test('shows what is paid, and lets forms lead to the shop', async () => {
  const { call, paypalApiUrl } = await plantPaypal();
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
  const response = await fetch(`${paypalApiUrl}/checkoutnow?token=${String(body['id'])}`);
  const page = await response.text();
  for (const text of ['aquí no se mueve dinero', 'USD\u{A0}10,50', 'Mezcla «Canción Ñandú»']) {
    expect(page).toContain(text);
  }
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://tienda.example;",
  );
});

test('cancelled, it leads back and stays as it was', async () => {
  const { call, approve, events } = await plantPaypal();
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
  const id = String(body['id']);
  const response = await approve(id, { decision: 'cancel' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`https://tienda.example/cancelar?token=${id}`);
  expect((await call('GET', `/v2/checkout/orders/${id}`)).body).toMatchObject({
    status: 'PAYER_ACTION_REQUIRED',
  });
  expect((await approve(id, { decision: 'stay' })).status).toBe(200);
  await expect.poll(() => events.length).toBe(1);
});

test('a window that is closed leaves it approved', async () => {
  const { call, approve } = await plantPaypal();
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
  const response = await approve(body['id'], { decision: 'stay' });
  expect(await response.text()).toContain('Aprobaste y cerraste la ventana');
  expect((await call('GET', `/v2/checkout/orders/${String(body['id'])}`)).body).toMatchObject({
    status: 'APPROVED',
  });
});

test('what is approved is not approved again, and leads back', async () => {
  const { approve, approvedOrder, paypalApiUrl } = await plantPaypal();
  const id = await approvedOrder();
  const page = await fetch(`${paypalApiUrl}/checkoutnow?token=${id}`);
  expect(page.status).toBe(409);
  expect(await page.text()).toContain(`https://tienda.example/volver?a=1&amp;token=${id}`);
  expect((await approve(id)).status).toBe(409);
});

test('an unknown order, and a form that says nothing known', async () => {
  const { call, approve } = await plantPaypal();
  expect((await approve('X')).status).toBe(404);
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest());
  expect((await approve(body['id'], { decision: 'x' })).status).toBe(422);
  expect((await approve(body['id'], { outcome: 'x' })).status).toBe(422);
  expect((await approve(body['id'], { fault: 'x' })).status).toBe(422);
});
