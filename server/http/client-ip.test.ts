import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

test.each([
  ['10.0.0.9', undefined, 0, '10.0.0.9'],
  ['::ffff:10.0.0.9', undefined, 0, '10.0.0.9'],
  ['10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['10.0.0.9', undefined, 1, '10.0.0.9'],
  [undefined, undefined, 0, 'desconocida'],
])('socket %j, header %j, %i proxies: %s', (socket, header, proxies, ip) => {
  expect(clientIp(socket, header, proxies)).toBe(ip);
});
