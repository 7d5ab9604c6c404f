import { expect, test } from 'vitest';
import { addressSchema } from './email.ts';

// RFC 5321 §4.5.3.1: 64 before the @, 254 in all; RFC 1035: 63 in each label of a domain.
const label = 'a'.repeat(63);
const longest = `${'l'.repeat(64)}@${label}.${label}.${'b'.repeat(58)}.co`;

test.each([
  [' Ana@Ejemplo.CO ', 'ana@ejemplo.co'],
  [longest, longest],
])('%j is kept as %j', (email, kept) => {
  expect(addressSchema.parse({ email })).toEqual({ email: kept });
});

const invalid = 'Escribe un correo válido, por ejemplo tu@correo.com';
const tooLong = 'Ese correo es demasiado largo';

test.each([
  [undefined, invalid],
  ['', invalid],
  ['ana', invalid],
  ['ana@ejemplo', invalid],
  ['ana@ejemplo.co, luis@ejemplo.co', invalid],
  [`${'l'.repeat(65)}@ejemplo.co`, tooLong],
  [longest.replace('.co', '.com'), tooLong],
])('%j is refused: %s', (email, words) => {
  expect(addressSchema.safeParse({ email }).error?.issues[0]?.message).toBe(words);
});

test('an address of 254 characters is the longest', () => {
  expect(longest).toHaveLength(254);
});
