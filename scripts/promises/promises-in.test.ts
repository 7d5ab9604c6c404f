import { expect, test } from 'vitest';
import { promisesIn } from './promises-in.ts';

test('each sentence that promises, at its line, without its neighbours', () => {
  const text = [
    "answer: 'Sí. Hoy se puede. Todavía no abre.\\n\\nLas herramientas llegan cuando abran.'",
    '',
    '<Tag>En camino</Tag> Canción Ñandú — ¿qué? Aún no.',
  ].join('\n');
  expect(promisesIn(text)).toEqual([
    { line: 1, sentence: 'Todavía no abre.' },
    { line: 1, sentence: "Las herramientas llegan cuando abran.'" },
    { line: 3, sentence: '<Tag>En camino</Tag> Canción Ñandú — ¿qué?' },
    { line: 3, sentence: 'Aún no.' },
  ]);
});

test.each([
  'El precio va completo',
  'prontopago',
  'Responde hoy',
  'por ahorrar tiempo',
  'ten camino libre',
  '',
])('%j promises nothing', (text) => {
  expect(promisesIn(text)).toEqual([]);
});
