import { request } from 'node:http';
import { expect, test } from 'vitest';
import { orderRequest, plantPaypal } from './paypal/plant-orders.ts';
import { plantSimulators, press, shopHeaders } from './plant-simulators.ts';

const change = (url: string, body: unknown) =>
  fetch(`${url}/fallas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('each API has its own mode, and it goes back', async () => {
  const { url, wompiApiUrl, call } = await plantPaypal();
  const wompi = () => fetch(`${wompiApiUrl}/merchants/info`, shopHeaders);
  expect(await (await change(url, { for: 'wompi', mode: '500' })).json()).toEqual({
    wompi: '500',
    paypal: 'ok',
  });
  expect((await wompi()).status).toBe(500);
  expect((await call('GET', '/v2/checkout/orders/X')).status).toBe(404);
  await press(`${url}/fallas`, { for: 'wompi', mode: 'ok' });
  await press(`${url}/fallas`, { for: 'paypal', mode: '500' });
  expect((await wompi()).status).toBe(200);
  expect(await call('GET', '/v2/checkout/orders/X')).toMatchObject({
    status: 500,
    body: { name: 'INTERNAL_SERVER_ERROR' },
  });
  expect(await (await fetch(`${url}/pagos`)).text()).toContain('<option value="500" selected>');
});

test('at 500 nothing is done', async () => {
  const { url, call } = await plantPaypal();
  await change(url, { for: 'paypal', mode: '500' });
  const ids = { 'paypal-request-id': '1' };
  expect((await call('POST', '/v2/checkout/orders', orderRequest(), ids)).status).toBe(500);
  await change(url, { for: 'paypal', mode: 'ok' });
  expect((await call('POST', '/v2/checkout/orders', orderRequest(), ids)).status).toBe(201);
});

test.each(['garbage', 'silence'])('at %s it is done, and only the answer is lost', async (mode) => {
  const { url, call, paypalApiUrl, token } = await plantPaypal();
  await change(url, { for: 'paypal', mode });
  const answer = fetch(`${paypalApiUrl}/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'paypal-request-id': '1' },
    body: JSON.stringify(orderRequest()),
    signal: AbortSignal.timeout(300),
  }).then((response) => response.json());
  await expect(answer).rejects.toThrow(mode === 'garbage' ? /JSON/ : /timeout/);
  await change(url, { for: 'paypal', mode: 'ok' });
  const again = await call('POST', '/v2/checkout/orders', orderRequest(), {
    'paypal-request-id': '1',
  });
  expect(again.status).toBe(200);
});

test('slow is late, and right', async () => {
  const { url, wompiApiUrl } = await plantSimulators({ times: { slowAnswer: 150 } });
  await change(url, { for: 'wompi', mode: 'slow' });
  const before = Date.now();
  const response = await fetch(`${wompiApiUrl}/merchants/info`, shopHeaders);
  expect(Date.now() - before).toBeGreaterThanOrEqual(145);
  expect(response.status).toBe(200);
});

test('its modes are these', async () => {
  const { url } = await plantSimulators();
  for (const wrong of [{ for: 'wompi', mode: 'x' }, { for: 'x', mode: 'ok' }, {}, null]) {
    expect((await change(url, wrong)).status).toBe(422);
  }
  expect((await press(`${url}/fallas`, { for: 'wompi' })).status).toBe(422);
});

test('the checkout and the list stay open while the API is silent, and it ends at once', async () => {
  const { url, wompiApiUrl, stop } = await plantSimulators();
  await change(url, { for: 'wompi', mode: 'silence' });
  const answer = fetch(`${wompiApiUrl}/transactions/x`);
  expect((await fetch(`${url}/pagos`)).status).toBe(200);
  const before = Date.now();
  await stop();
  expect((await answer).status).toBe(503);
  expect(Date.now() - before).toBeLessThan(5000);
});

test('pages of the net neither reach it by another name nor send it forms', async () => {
  const { url } = await plantSimulators();
  const ask = (method: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((answered, failed) => {
      request(`${url}/pagos/evento`, { method, headers }, (response) => {
        response.resume();
        answered(response.statusCode);
      })
        .on('error', failed)
        .end();
    });
  expect(await ask('POST', { host: 'evil.example' })).toBe(403);
  expect(await ask('POST', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await ask('POST', { 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await ask('POST', { 'sec-fetch-site': 'same-origin' })).toBe(303);
});
