import { describe, expect, test } from 'vitest';
import { projectEditSchema, projectSchema, revisionSchema } from './fields.ts';

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

  test('composes accents, so that equal titles are equal text, and keeps nothing that nobody sees', () => {
    expect(projectSchema.parse({ ...good, title: 'Cancio\u0301n\u202E' }).title).toBe('Canción');
    expect(projectSchema.parse({ ...good, artist_name: '\u2067Niebla' }).artist_name).toBe(
      'Niebla',
    );
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
    [
      { artist_name: 'x'.repeat(201) },
      ['artist_name: El nombre del artista es muy largo: van 201 caracteres y caben 200.'],
    ],
    [
      { description: 'x'.repeat(2001) },
      ['description: El texto de la descripción es muy largo: van 2.001 caracteres y caben 2.000.'],
    ],
    [{ title: 'x'.repeat(200), description: 'x'.repeat(2000) }, undefined],
    [
      { title: 'Uno\uD800' },
      ['title: El título tiene caracteres que no se pueden mostrar. Bórralo y escríbelo de nuevo.'],
    ],
    [{ description: 'uno\n\tdos' }, undefined],
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

describe('projectEditSchema', () => {
  test('stores the codes without what people put between', () => {
    const codes = { isrc: 'co-abc-26-00001', upc: '0 36000 29145 2' };
    expect(projectEditSchema.parse({ ...good, ...codes })).toMatchObject({
      isrc: 'COABC2600001',
      upc: '036000291452',
    });
    expect(projectEditSchema.parse({ ...good, isrc: ' ' })).toMatchObject({
      isrc: null,
      upc: null,
    });
  });

  test.each([
    [{ isrc: 'CO-ABC' }, 'El ISRC tiene 12 letras y números, así: CO-ABC-26-00001. Revísalo.'],
    [{ upc: '12345' }, 'El UPC tiene 12 números (o 13, si es un EAN). Revísalo.'],
    [
      { upc: '036000291453' },
      'Hay un número mal copiado en el UPC: por los demás, el último debería ser 2.',
    ],
  ])('%j', (codes, message) => {
    const { error } = projectEditSchema.safeParse({ ...good, ...codes });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('revisionSchema', () => {
  test.each([
    ['3', 3],
    ['0', 0],
    ['2147483647', 2_147_483_647],
    ['newest', 'newest'],
    ['2147483648', -1],
    ['-1', -1],
    ['1.5', -1],
    ['último', -1],
    [undefined, -1],
  ])('%j is %j', (sent, revision) => {
    expect(revisionSchema.parse(sent)).toBe(revision);
  });
});

test('an empty form asks for what a project must have, and for no more', () => {
  const { error } = projectEditSchema.safeParse({});
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['title', 'artist_name', 'genre']);
  expect(projectEditSchema.parse(good)).toMatchObject({
    description: null,
    release_date: null,
    isrc: null,
    upc: null,
  });
});

test('spaces around a description are not kept', () => {
  expect(projectSchema.parse({ ...good, description: ' uno ' }).description).toBe('uno');
});
