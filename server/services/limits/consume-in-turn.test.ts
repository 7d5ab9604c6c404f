import { expect, test } from 'vitest';
import { openTestServices } from '#test/test-services.ts';
import { contactAttempts } from '../contacts/limits.ts';

const services = await openTestServices();
const { db, limits } = services;

const pointsOf = async (key: string) => {
  const { rows } = await db.servicePool.query<{ points: number }>(
    'select points from rate_limits where key = $1',
    [key],
  );
  return rows[0]?.points ?? 0;
};
const take = (ip: string, address: string) =>
  limits.consumeInTurn(
    { limit: 'messageIp', key: ip },
    { limit: 'messageAddress', key: address },
    { limit: 'copyAddress', key: address },
  );

test('each is counted, until one has none left, and nothing behind it', async () => {
  const ip = '10.8.0.1';
  const { points: copies } = contactAttempts.copyAddress;
  for (let n = 0; n < copies; n += 1) expect(await take(ip, 'ana@ejemplo.co')).toBeNull();
  expect(await take(ip, 'ana@ejemplo.co')).toMatchObject({ limit: 'copyAddress' });
  for (let n = copies + 1; n < contactAttempts.messageIp.points; n += 1)
    await take(ip, `ana${n}@ejemplo.co`);
  const exhausted = await take(ip, 'luis@ejemplo.co');
  expect(exhausted?.limit).toBe('messageIp');
  expect(exhausted?.retryAfter).toBeGreaterThan(contactAttempts.messageIp.duration - 60);
  expect(exhausted?.retryAfter).toBeLessThanOrEqual(contactAttempts.messageIp.duration);
  // Whoever is refused for their own network uses up nobody's address.
  expect(await pointsOf('messageAddress:luis@ejemplo.co')).toBe(0);
});

test('they are the counters that the library has, for a whole network', async () => {
  const { points } = contactAttempts.messageIp;
  for (let n = 0; n < points; n += 1) await limits.consume('messageIp', `2001:db8:1:2::${n + 1}`);
  expect(await take('2001:db8:1:2:3::4', 'red@ejemplo.co')).toMatchObject({ limit: 'messageIp' });
  await limits.reset('messageIp', '2001:db8:1:2::9');
  expect(await take('2001:db8:1:2:3::4', 'red@ejemplo.co')).toBeNull();
  expect(await pointsOf('messageIp:2001:db8:1:2::/64')).toBe(1);
});

test('of many at once as many pass as there are', async () => {
  const results = await Promise.all(
    Array.from({ length: 25 }, (_, n) => take(`10.8.1.${n}`, 'todos@ejemplo.co')),
  );
  const refused = results.filter((result) => result?.limit === 'messageAddress');
  expect(refused).toHaveLength(25 - contactAttempts.messageAddress.points);
  expect(results.filter((result) => result === null)).toHaveLength(
    contactAttempts.copyAddress.points,
  );
});

test('the time of whoever goes on trying ends when it would have', async () => {
  await take('10.8.3.1', 'sigue@ejemplo.co');
  const end = Date.now() + 5000;
  await db.servicePool.query(
    `update rate_limits set expire = $1 where key = 'messageAddress:sigue@ejemplo.co'`,
    [end],
  );
  await take('10.8.3.1', 'sigue@ejemplo.co');
  const { rows } = await db.servicePool.query<{ points: number; expire: number }>(
    `select points, expire from rate_limits where key = 'messageAddress:sigue@ejemplo.co'`,
  );
  expect(rows).toEqual([{ points: 2, expire: end }]);
});

test('when its time is over each begins anew', async () => {
  for (let n = 0; n < 5; n += 1) await take('10.8.2.1', 'tarde@ejemplo.co');
  await db.servicePool.query(
    `update rate_limits set expire = $1 where key = 'copyAddress:tarde@ejemplo.co'`,
    [Date.now()],
  );
  expect(await take('10.8.2.1', 'tarde@ejemplo.co')).toBeNull();
  expect(await pointsOf('copyAddress:tarde@ejemplo.co')).toBe(1);
  expect(await pointsOf('messageAddress:tarde@ejemplo.co')).toBe(6);
});
