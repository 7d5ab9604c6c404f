import { expect, test } from 'vitest';
import { factsOfAnother, shapeOf, speakerOf } from './shape.ts';

test.each([
  ['desde 2019 en un garaje de Suba', 'since', '', 'desde 2019 en un garaje de Suba'],
  ['Desde que tengo ocho años', 'since', '', 'desde que tengo ocho años'],
  ['8 años tocando en bares de Bogotá', 'doing', '', '8 años tocando en bares de Bogotá'],
  ['Más de diez años en la música', 'doing', '', 'más de diez años en la música'],
  ['10 años de experiencia', 'having', '', '10 años de experiencia'],
  ['Cuarteto de Bogotá', 'group', 'un ', 'cuarteto de Bogotá'],
  ['banda de barrio', 'group', 'una ', 'banda de barrio'],
  ['Cantautora de Medellín', 'role', '', 'cantautora de Medellín'],
  ['DJ y productor', 'role', '', 'DJ y productor'],
  ['De Medellín', 'from', '', 'de Medellín'],
  ['Finalista del Petronio 2024', 'status', '', 'finalista del Petronio 2024'],
  ['EP «Bajo la niebla» (2026)', 'things', 'el ', 'EP «Bajo la niebla» (2026)'],
  ['Gira por Boyacá', 'things', 'una ', 'gira por Boyacá'],
  ['canción "Ladera"', 'things', 'la ', 'canción "Ladera"'],
  ['40 conciertos en ocho departamentos', 'things', '', '40 conciertos en ocho departamentos'],
  ['1.2M de reproducciones', 'things', '', '1.2M de reproducciones'],
  ['1,2 millones de reproducciones', 'things', '', '1,2 millones de reproducciones'],
  ['Tres discos', 'things', '', 'tres discos'],
  ['guitarras lentas', 'sounds', '', 'guitarras lentas'],
  ['Pop íntimo', 'sounds', '', 'pop íntimo'],
  ['una voz rota', 'sounds', '', 'una voz rota'],
] as const)('«%s» is %s, and stands as «%s%s»', (fact, shape, article, text) => {
  expect(shapeOf(fact)).toEqual({ shape, article, text });
});

test.each([
  ...[
    'lento',
    'íntimo y oscuro',
    'Toqué en Rock al Parque',
    'tocamos mucho',
    '2019, EP',
    '2019 giras',
  ],
  ...[
    'Aterciopelados en vivo',
    'mis canciones',
    'los coros',
    'el premio Shock',
    '3',
    '',
    '👩‍👩‍👧‍👦',
    '周杰倫',
  ],
  ...['<b>gira</b>', 'más', 'Bogotá', 'de todo un poco', 'cantaste'],
])('nothing says what «%s» is', (fact) => {
  expect(shapeOf(fact)).toBeNull();
});

test.each([
  ['Toqué en Rock al Parque', '1s'],
  ['Escribí mi primer disco', '1s'],
  ['hice tres giras', '1s'],
  ['Tocamos en Rock al Parque', '1p'],
  ['Ganó el Petronio', '3s'],
  ['fue finalista', '3s'],
  ['He tocado en México', '1s'],
  ['Nos invitaron a Cali', '1p'],
  ...(['Apartadó, Antioquia', 'Chocó', 'Ibagué', 'Totó la Momposina', 'Rubí y sol'] as const).map(
    (place) => [place, null] as const,
  ),
  ['Café y ruido', null],
  ['José en la voz', null],
  ['gira por Boyacá', null],
  ['SOMOS', null],
  ['', null],
] as const)('in «%s» speaks %s', (fact, person) => {
  expect(speakerOf(fact)).toBe(person);
});

test('facts in which somebody else speaks are told', () => {
  const form = {
    ...{ artistName: 'Ana', genre: 'pop', style: '' },
    ...{ experience: 'Empecé en Cali', achievements: 'ganamos el Petronio\n3 discos' },
  };
  expect(factsOfAnother(form, '1s')).toEqual([{ text: 'ganamos el Petronio', speaks: '1p' }]);
  expect(factsOfAnother(form, '3s').map(({ text }) => text)).toEqual([
    'empecé en Cali',
    'ganamos el Petronio',
  ]);
});
