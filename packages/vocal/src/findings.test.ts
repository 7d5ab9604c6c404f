import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';
import type { SavedTake } from './saved-take.ts';

const take: SavedTake = {
  ...{ seconds: 28.4, sungSeconds: 25.16, notes: 52 },
  range: { low: 62.664, high: 77.268 },
  tessitura: { low: 67.717, middle: 69.737, high: 76.444, mode: 68 },
  histogram: [[63, 1.1]],
  accuracy: { tuning: -14.44, median: 15.13, within25: 0.692 },
  deviation: 3.05,
  vibrato: { share: 0.222, rate: 5.125, extent: 23.753 },
  loudness: { integrated: -20.426, span: 18.639 },
  voiceTypes: [
    { type: 'soprano', probability: 0.528 },
    { type: 'mezzo', probability: 0.381 },
  ],
  keys: [
    { tonic: 8, mode: 'major', confidence: 0.8 },
    { tonic: 5, mode: 'minor', confidence: 0.15 },
  ],
};
const said = (some: Partial<SavedTake>) =>
  Object.fromEntries(
    findingsOf({ ...take, ...some }).map(({ name, value, detail }) => [
      name,
      `${value} · ${detail}`.replaceAll('\u{A0}', ' '),
    ]),
  );

test('each figure of a take is said, and what to know of it', () => {
  expect(said({})).toEqual({
    Rango:
      'Mi♭4 a Fa5 · 15 semitonos, sin contar lo que sonó menos del 1 % del tiempo. La nota más alta es Fa5.',
    'Zona cómoda':
      'La♭4 a Mi5 · Tu tesitura en esta toma: ahí cantas siete de cada diez segundos. La nota que más suena es La♭4.',
    'Tipo de voz':
      'Soprano · 53 %; después, mezzosoprano con 38 %. Es una pista por la altura sola: el timbre también decide.',
    Afinación:
      '±15 cents · 69 % de las notas a menos de 25 cents, contra tu propia afinación (un cent es la centésima de un semitono). La toma entera está 14 cents por debajo del La de 440.',
    Vibrato: '5,1 por segundo · Ondas de ±24 cents, en el 22 % de las notas largas.',
    Estabilidad: '±3 cents · Cuánto te mueves al sostener una nota, sin contar el vibrato.',
    Sonoridad:
      '−20,4 LUFS · El volumen promedio: entre más cerca de 0, más fuerte. De lo suave a lo fuerte hay 18,6 LU. Depende del micrófono: sirve para comparar tomas tuyas.',
    Tonalidad: 'La♭ mayor · 80 %; o Fa menor, 15 %. Una melodía sola no siempre lo dice.',
    Notas: '52 · En 25,2 segundos de canto.',
  });
});

test('what was not found is said, too', () => {
  const poor = said({
    ...{ accuracy: null, deviation: null, voiceTypes: [], keys: [] },
    vibrato: { share: 0, rate: null, extent: null },
    loudness: { integrated: null, span: null },
  });
  expect(poor).toMatchObject({
    'Tipo de voz':
      'Insuficiente · Hacen falta 20 segundos de canto y 10 semitonos entre la más grave y la más aguda.',
    Vibrato: 'No hay · En ninguna nota larga hubo ondas parejas.',
    Estabilidad: 'Sin notas largas · Se mide en notas de medio segundo o más.',
    Sonoridad: 'Muy baja · La grabación casi no suena.',
    Tonalidad: 'Sin saber · Hacen falta cinco notas.',
  });
  expect(poor).not.toHaveProperty('Afinación');
});

test.each([
  [0.4, 'en el La de 440'],
  [1, '1 cent por encima del La de 440'],
  [-1.2, '1 cent por debajo del La de 440'],
  [30, '30 cents por encima del La de 440'],
])('of %f cents beside the tuning note', (tuning, words) => {
  expect(said({ accuracy: { tuning, median: 10, within25: 1 } })['Afinación']).toContain(
    `La toma entera está ${words}.`,
  );
});

test('a second key is named only where it may be the one, and a type alone stands alone', () => {
  const keys: SavedTake['keys'] = [
    { tonic: 0, mode: 'major', confidence: 0.85 },
    { tonic: 9, mode: 'minor', confidence: 0.149 },
  ];
  expect(said({ keys })['Tonalidad']).toBe('Do mayor · 85 %. Una melodía sola no siempre lo dice.');
  expect(said({ voiceTypes: [{ type: 'bass', probability: 1 }] })['Tipo de voz']).toBe(
    'Bajo · 100 %. Es una pista por la altura sola: el timbre también decide.',
  );
});
