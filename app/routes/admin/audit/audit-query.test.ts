import { expect, test } from 'vitest';
import { auditPath } from './audit-path.ts';
import { readAuditQuery, toAuditQuery } from './audit-query.ts';

const id = 'b1a7f4e2-1c52-4c1e-9d0a-2f6f0f1f2a3b';
const whole = `/admin/auditoria?quien=${id}&que=change-tier&sobre=user.${id}&del=2026-11-01&al=2026-11-24&desde=after.x`;
const nothing = auditPath({});

test('an address that was read is written again', () => {
  expect(auditPath(readAuditQuery(whole))).toBe(whole);
  expect(auditPath(readAuditQuery('/admin/auditoria?quien=operador'))).toBe(
    '/admin/auditoria?quien=operador',
  );
});

test.each([
  'quien=x',
  "quien=' or 1=1",
  'que=drop',
  'que=toString',
  'sobre=user',
  'sobre=USER.1',
  `sobre=user.${'a'.repeat(61)}`,
  'sobre=user.%00',
  'del=ayer',
  'del=2026-02-30',
  'del=0001-01-01',
  'al=2026-13-01',
  'al=2026-11-24T00:00',
])('what makes no sense is left out: %s', (query) => {
  expect(auditPath(readAuditQuery(`/admin/auditoria?${query}`))).toBe(nothing);
});

test('a day begins and ends at midnight in Bogotá', () => {
  const asked = readAuditQuery('/admin/auditoria?del=2026-11-24&al=2026-11-24');
  const { from, until } = toAuditQuery(asked);
  expect([from, until]).toEqual([
    new Date('2026-11-24T05:00:00Z'),
    new Date('2026-11-25T05:00:00Z'),
  ]);
});
