import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:9::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:3::1', '2001:db8:0:3::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
  ['1:2:3:4::%eth0', '1:2:3:4::/64'],
  ['1:2:3::%4:5', '1:2:3:0::/64'],
  ['10.0.0.9', '10.0.0.9'],
  ['desconocida', 'desconocida'],
  ['ana@ejemplo.co', 'ana@ejemplo.co'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
