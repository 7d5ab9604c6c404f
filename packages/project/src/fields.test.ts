import { describe, expect, test } from 'vitest';
import { projectSchema } from './fields.ts';

const good = { title: 'Canción Ñandú — ¿qué?', artist_name: 'Niebla Norte', genre: 'R&B' };
const issuesOf = (changes: Record<string, string>) =>
  projectSchema
    .safeParse({ ...good, ...changes })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('projectSchema', () => {
  test('stores the genre in lower case and absent texts as null', () => {
    expect(projectSchema.parse({ ...good, description: '  ', release_date: '' })).toEqual({
      title: 'Canción Ñandú — ¿qué?',
      artist_name: 'Niebla Norte',
      genre: 'r&b',
      description: null,
      release_date: null,
    });
  });

  test('keeps the line breaks of a description', () => {
    expect(projectSchema.parse({ ...good, description: 'una\r\ndos' }).description).toBe(
      'una\ndos',
    );
  });

  test('composes accents, so that equal titles are equal text', () => {
    expect(projectSchema.parse({ ...good, title: 'Cancio\u0301n' }).title).toBe('Canción');
  });

  const required = 'Por favor completa todos los campos obligatorios';
  test.each([
    [{ title: '  ' }, [`title: ${required}`]],
    [{ genre: 'cumbiatrón' }, [`genre: ${required}`]],
    [
      { title: 'x'.repeat(5000) },
      ['title: El título es muy largo: van 5.000 caracteres y caben 200.'],
    ],
    [
      { title: 'Uno\u0007dos' },
      ['title: El título tiene caracteres que no se pueden mostrar. Bórralo y escríbelo de nuevo.'],
    ],
    [
      { release_date: '2027-02-31' },
      ['release_date: Esa fecha no existe en el calendario. Escríbela como día, mes y año.'],
    ],
    [{ release_date: '2028-02-29' }, undefined],
    [
      { description: 'a\u0000b' },
      [
        'description: La descripción tiene caracteres que no se pueden mostrar. Bórralos y vuelve a probar.',
      ],
    ],
  ])('%j', (changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });
});
