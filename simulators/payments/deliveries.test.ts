import { expect, test } from 'vitest';
import { checkoutUrl, plantSimulators, press } from './plant-simulators.ts';

const status = ({ body }: { body: string }) => /"status":"(\w+)"/.exec(body)?.[1];
const pay = (base: string, decision: string, fault: string[] = []) =>
  press(checkoutUrl(base), { decision, method: 'CARD', fault });

test('an event is sent again until it is answered with 200, each time later, and byte for byte the same', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators({
    statuses: [500, 204, 302],
    times: { retryAfter: [50, 150, 450] },
  });
  await pay(wompiCheckoutUrl, 'PENDING');
  await expect.poll(() => events.length).toBe(4);
  expect(new Set(events.map(({ body }) => body)).size).toBe(1);
  const waits = events.slice(1).map(({ at }, index) => at - (events[index]?.at ?? 0));
  for (const [index, least] of [50, 150, 450].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(least - 5);
  }
  await new Promise((done) => setTimeout(done, 600));
  expect(events).toHaveLength(4);
});

test('gives up after the last try, and starts again when a person asks', async () => {
  const { url, wompiCheckoutUrl, events } = await plantSimulators({
    statuses: Array<number>(8).fill(503),
    times: { retryAfter: [1, 1, 1, 1, 1, 1, 1] },
  });
  await pay(wompiCheckoutUrl, 'PENDING');
  await expect.poll(() => events.length).toBe(8);
  const page = async () => (await fetch(`${url}/pagos`)).text();
  await expect.poll(page).toContain('No se entregó en 8 intentos · última respuesta: 503');
  const id = /name="id" value="([\w-]{12})"/.exec(await page())?.[1] ?? '';
  expect((await press(`${url}/pagos/evento`, { id })).status).toBe(303);
  await expect.poll(page).toContain('Entregado');
  expect(events).toHaveLength(9);
});

test('a receiver that does not answer is asked again, and so is one that is not there', async () => {
  const { url, wompiCheckoutUrl, events } = await plantSimulators({
    statuses: [0, 0],
    times: { receiver: 50, retryAfter: [10, 1000] },
  });
  await pay(wompiCheckoutUrl, 'PENDING');
  await expect.poll(() => events.length).toBe(2);
  await expect
    .poll(async () => (await fetch(`${url}/pagos`)).text())
    .toContain('Intentos: 2 · última respuesta: no respondió a tiempo');
  await expect.poll(() => events.length).toBe(3);
});

test('an event waits for a receiver that fails, and the next of the same payment does not', async () => {
  const { wompiCheckoutUrl, events } = await plantSimulators({
    statuses: [500],
    times: { retryAfter: [300] },
  });
  await pay(wompiCheckoutUrl, 'APPROVED');
  await expect.poll(() => events.map(status)).toEqual(['PENDING', 'APPROVED', 'PENDING']);
});
