import { expect, test } from 'vitest';
import { press } from '../plant-simulators.ts';
import { plantSubscriptions } from './plant-subscriptions.ts';

test('shows what is charged and when, and lets forms lead to the shop', async () => {
  const { subscribe } = await plantSubscriptions();
  const { approval } = await subscribe({ start_time: '2026-12-01T15:00:00Z' });
  const response = await fetch(approval);
  const page = await response.text();
  for (const text of [
    ...['aquí no se mueve dinero', 'Casa Ñandú', 'Membresía «Ñandú»', '1/12/2026'],
    'USD\u{A0}15 al mes, 2 veces; después USD\u{A0}30 al mes',
  ]) {
    expect(page).toContain(text);
  }
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://tienda.example;",
  );
});

test('cancelled, it leads back and stays as it was', async () => {
  const { subscribe, read } = await plantSubscriptions();
  const { approval, id } = await subscribe();
  const response = await press(approval, { decision: 'cancel' });
  expect(response.headers.get('location')).toContain(
    `https://tienda.example/cancelar?subscription_id=${id}`,
  );
  expect(await read(id)).toMatchObject({ status: 'APPROVAL_PENDING' });
});

test('approved in a window that is closed, it is not approved again, and leads back', async () => {
  const { subscribe, read } = await plantSubscriptions();
  const { approval, id } = await subscribe();
  const response = await press(approval, { decision: 'stay', failing: '0' });
  expect(await response.text()).toContain('Aprobaste y cerraste la ventana');
  expect(await read(id)).toMatchObject({ status: 'ACTIVE' });
  const page = await fetch(approval);
  expect(page.status).toBe(409);
  expect(await page.text()).toContain('https://tienda.example/volver?a=1&amp;subscription_id=');
  expect((await press(approval, { decision: 'return', failing: '0' })).status).toBe(409);
});

test('an unknown subscription, and a form that says nothing known', async () => {
  const { subscribe, url } = await plantSubscriptions();
  expect((await fetch(`${url}/webapps/billing/subscriptions?ba_token=BA-X`)).status).toBe(404);
  const { approval } = await subscribe();
  expect((await press(approval, { decision: 'x', failing: '0' })).status).toBe(422);
  expect((await press(approval, { decision: 'return', failing: '4' })).status).toBe(422);
});

test('its page lets the next charge fail, and ends it as the person does at PayPal', async () => {
  const { subscribed, pressOn, payments, pass, read, charges } = await plantSubscriptions();
  const id = await subscribed();
  expect(await payments()).toContain('Activa');
  expect((await pressOn(id, 'fail')).status).toBe(303);
  expect(await payments()).toContain('El próximo cobro va a fallar');
  pass(31);
  expect(await payments()).toMatch(/Reintento <time datetime="2026-12-25T15:00:00.250Z">/);
  pass(5);
  expect((await charges(id))['transactions']).toHaveLength(2);

  expect((await pressOn(id, 'cancel')).status).toBe(303);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED' });
  const page = await payments();
  expect(page).toContain('Cancelada');
  expect(page).not.toContain('Cancelar en PayPal');
  for (const [one, action] of [
    ...[
      [id, 'cancel'],
      [id, 'fail'],
      [id, 'fail-all'],
    ],
    ...[
      ['I-X', 'cancel'],
      [id, 'x'],
    ],
  ]) {
    expect((await pressOn(one ?? '', action ?? '')).status).toBe(409);
  }
});
