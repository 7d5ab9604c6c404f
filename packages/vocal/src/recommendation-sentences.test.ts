import { expect, test } from 'vitest';
import { sentenceOf } from './recommendation-sentences.ts';
import type { Recommendation } from './recommendations.ts';

const sentences: readonly [Recommendation, string][] = [
  [
    { code: 'flat', cents: 12.4, notes: 30 },
    'Cantas 12 cents por debajo de la nota en 30 notas: piensa cada ataque un poco más arriba.',
  ],
  [
    { code: 'sharp', cents: 11, notes: 1 },
    'Cantas 11 cents por encima de la nota en 1 nota: suelta la presión del aire.',
  ],
  [
    { code: 'high-notes-flat', cents: 22 },
    'Tus notas agudas quedan 22 cents bajas: prepáralas con más apoyo.',
  ],
  [
    { code: 'high-notes-sharp', cents: 22 },
    'Tus notas agudas quedan 22 cents altas: empuja menos al subir.',
  ],
  [
    { code: 'low-notes-flat', cents: 14 },
    'Tus notas graves quedan 14 cents bajas: no las dejes caer.',
  ],
  [
    { code: 'low-notes-sharp', cents: 14 },
    'Tus notas graves quedan 14 cents altas: relaja la garganta al bajar.',
  ],
  [
    { code: 'accurate', percent: 90, cents: 7 },
    'El 90 % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de 7 cents.',
  ],
  [
    { code: 'inaccurate', percent: 41, cents: 30 },
    'El 41 % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de 30 cents. Canta más lento, con un piano al lado.',
  ],
  [
    { code: 'other-tuning', cents: -40 },
    'Toda la toma está 40 cents por debajo de la afinación de 440 Hz: revisa con qué instrumento cantaste.',
  ],
  [
    { code: 'other-tuning', cents: 31 },
    'Toda la toma está 31 cents por encima de la afinación de 440 Hz: revisa con qué instrumento cantaste.',
  ],
  [
    { code: 'unsteady', cents: 18, notes: 1 },
    'Al sostener tu nota larga te mueves 18 cents: sostén con el aire más parejo.',
  ],
  [
    { code: 'unsteady', cents: 18, notes: 6 },
    'Al sostener 6 notas largas te mueves 18 cents: sostén con el aire más parejo.',
  ],
  [
    { code: 'steady', cents: 5, notes: 1 },
    'Sostienes tu nota larga con solo 5 cents de movimiento.',
  ],
  [
    { code: 'steady', cents: 5, notes: 6 },
    'Sostienes tus 6 notas largas con solo 5 cents de movimiento.',
  ],
  [
    { code: 'vibrato-fast', rate: 7.84 },
    'Tu vibrato va a 7,8 ondas por segundo; lo usual es de 4,5 a 7.',
  ],
  [
    { code: 'vibrato-slow', rate: 4 },
    'Tu vibrato va a 4,0 ondas por segundo; lo usual es de 4,5 a 7.',
  ],
  [
    { code: 'vibrato-wide', extent: 130 },
    'Tu vibrato se abre ±130 cents; desde 100 la nota se pierde.',
  ],
  [
    { code: 'dynamics-flat', span: 3.2 },
    'Entre lo más suave y lo más fuerte hay 3,2 LU: prueba más contraste.',
  ],
  [
    { code: 'dynamics-wide', span: 26 },
    'Entre lo más suave y lo más fuerte hay 26,0 LU: acércate al micrófono en lo suave.',
  ],
  [
    { code: 'transpose', shift: -1, percent: 80, now: 50 },
    'Prueba la canción 1 semitono más abajo: el 80 % quedaría en tu zona cómoda; hoy está el 50 %.',
  ],
  [
    { code: 'transpose', shift: 3, percent: 80, now: 50 },
    'Prueba la canción 3 semitonos más arriba: el 80 % quedaría en tu zona cómoda; hoy está el 50 %.',
  ],
  [
    { code: 'narrow-range', semitones: 4.3 },
    'Cantaste solo 4 semitonos: graba también tus notas más graves y más agudas.',
  ],
];

test.each(sentences)('%j is said with its number', (one, words) => {
  expect(sentenceOf(one)).toBe(words);
});
