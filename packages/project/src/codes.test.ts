import { expect, test } from 'vitest';
import { formatIsrc, parseIsrc } from './isrc.ts';
import { parseUpc } from './upc.ts';

test.each([
  ['COABC2600001', 'COABC2600001'],
  ['co-abc-26-00001', 'COABC2600001'],
  ['ISRC US-S1Z-99-00001', 'USS1Z9900001'],
  [' isrc: GB–AYE–68–00001 ', 'GBAYE6800001'],
  ['QZ ES7 19 12345', 'QZES71912345'],
  ['ISRC:COABC2600001', 'COABC2600001'],
  ['ISRC : COABC2600001', 'COABC2600001'],
  ['COABC2600001 ISRC', null],
  ['ISRCISRC COABC2600001', null],
  ['1OABC2600001', null],
  ['COABC260001', null],
  ['COABC26000011', null],
  ['COÑBC2600001', null],
  ['COABC26O0001', null],
  ['COABC2600001\n<script>', null],
  ['', null],
])('%j as an ISRC is %j', (text, code) => {
  expect(parseIsrc(text)).toBe(code);
});

test('an ISRC is printed in four groups, and read back', () => {
  expect(formatIsrc('COABC2600001')).toBe('CO-ABC-26-00001');
  expect(parseIsrc(formatIsrc('COABC2600001'))).toBe('COABC2600001');
});

test.each([
  ['036000291452', { code: '036000291452' }],
  ['0 36000 29145 2', { code: '036000291452' }],
  ['4006381333931', { code: '4006381333931' }],
  ['770-2001-00000-6', { problem: 'check-digit', expected: '5' }],
  ['036000291453', { problem: 'check-digit', expected: '2' }],
  ['4006381333930', { problem: 'check-digit', expected: '1' }],
  ['000000000000', { code: '000000000000' }],
  ['03600029145', { problem: 'shape' }],
  ['40063813339311', { problem: 'shape' }],
  ['03600029145A', { problem: 'shape' }],
  ['٠٣٦٠٠٠٢٩١٤٥٢', { problem: 'shape' }],
  ['', { problem: 'shape' }],
])('%j as a UPC is %j', (text, reading) => {
  expect(parseUpc(text)).toEqual(reading);
});

test('every single wrong digit is noticed', () => {
  const whole = '7702001000005';
  for (let place = 0; place < whole.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = whole.slice(0, place) + digit + whole.slice(place + 1);
      expect('code' in parseUpc(typed)).toBe(typed === whole);
    }
  }
});
