import { expect, test } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

/** A body whose chunks come when they are asked to. */
function sender() {
  const chunks = new TransformStream<Uint8Array, Uint8Array>({}, { highWaterMark: 9 });
  const writer = chunks.writable.getWriter();
  return {
    body: chunks.readable,
    bring: () => writer.write(new Uint8Array(1)),
    end: () => writer.close(),
  };
}

const slow = { code: 'request.slow' };

test('of more than so many bodies of a network the one that was silent for the longest is given up', async () => {
  const arrive = createBodyBudget(2);
  const [first, second, third] = [sender(), sender(), sender()];
  const one = arrive('10.0.0.1', first.body);
  const two = arrive('10.0.0.1', second.body);
  for (const [{ bring }, chunks] of [
    [first, one],
    [second, two],
    [first, one],
  ] as const) {
    void bring();
    await chunks.next();
  }
  const [waiting, waitingToo] = [one.next(), two.next()];
  const three = arrive('10.0.0.1', third.body);
  const arriving = three.next();
  await expect(waitingToo).rejects.toMatchObject(slow);
  void first.bring();
  void third.bring();
  expect(await waiting).toMatchObject({ done: false });
  expect(await arriving).toMatchObject({ done: false });

  // The first has been silent for longer than the third.
  const last = one.next();
  const four = arrive('10.0.0.1', sender().body).next();
  await expect(last).rejects.toMatchObject(slow);
  void four.catch(() => undefined);
});

test('two that come at once take the place of two', async () => {
  const arrive = createBodyBudget(2);
  const silent = [1, 2].map(() => arrive('10.0.0.1', sender().body).next());
  const coming = [sender(), sender()];
  const arriving = coming.map(({ body }) => arrive('10.0.0.1', body).next());
  for (const one of silent) await expect(one).rejects.toMatchObject(slow);
  for (const { bring } of coming) void bring();
  for (const one of arriving) expect(await one).toMatchObject({ done: false });
});

test('bodies that ended, and those of other networks, are not counted', async () => {
  const arrive = createBodyBudget(2);
  const half = sender();
  const waiting = arrive('2001:db8:1:2::1', half.body).next();
  for (const ip of ['2001:db8:1:2:ffff::1', '2001:db8:1:2::2', '2001:db8:1:2::3']) {
    const whole = sender();
    void whole.bring();
    void whole.end();
    for await (const chunk of arrive(ip, whole.body)) expect(chunk).toHaveLength(1);
  }
  const others = ['2001:db8:1:3::1', '2001:db8:1:3::2'].map((ip) => arrive(ip, sender().body));
  for (const other of others) void other.next();
  void half.bring();
  expect(await waiting).toMatchObject({ done: false });
});
