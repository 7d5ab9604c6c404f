import { expect, test } from 'vitest';
import { changesOf } from './change-text.ts';

test.each([
  [{ tier: 'free' }, { tier: 'enterprise' }, 'Plan', 'Gratis', 'Enterprise'],
  [{ role: 'artist' }, { role: 'client' }, 'Tipo de cuenta', 'Artista', 'Cliente'],
  [{ isStaff: false }, { isStaff: true }, 'Equipo', 'no', 'sí'],
  [{}, { sessions: 1200 }, 'Sesiones', null, '1.200'],
  [{}, { dueOn: '2026-11-29' }, 'Plazo', null, '29 de noviembre de 2026'],
  [{ otherField: null }, {}, 'otherField', 'nada', null],
  [{}, { toString: 'Canción Ñandú — ¿qué?' }, 'toString', null, 'Canción Ñandú — ¿qué?'],
  [{}, { dueOn: '2026-99-99' }, 'Plazo', null, '2026-99-99'],
  [{}, { tier: ['a'] }, 'Plan', null, '["a"]'],
])('%j → %j is read as a change of «%s»', (was, is, field, before, after) => {
  expect(changesOf(was, is)).toEqual([{ field, before, after }]);
});

test('what is long has an end', () => {
  expect(changesOf({}, { tier: 'a'.repeat(5000) })[0]?.after).toHaveLength(200);
});
