import { expect, test } from 'vitest';
import { refusalSentence } from './refusal-sentences.ts';
import type { Refusal } from './refusals.ts';

const sentences: readonly [Refusal, string][] = [
  [
    { reason: 'silence', value: -80, limit: -60 },
    'La grabación está en silencio: revisa el micrófono y canta más cerca.',
  ],
  [
    { reason: 'clipped', value: 0.034, limit: 0.01 },
    'La grabación está saturada en el 3,4 % de su duración: baja la ganancia y graba de nuevo.',
  ],
  [
    { reason: 'mix', value: 0.41, limit: 0.6 },
    'Suenan demasiado los instrumentos: solo el 41 % de lo que se oye es tu voz. Sube la voz sola, o con el acompañamiento muy bajo.',
  ],
  [
    { reason: 'backing', value: 0.71, limit: 0.75 },
    'Detrás de la voz suena algo casi tan fuerte como ella: su claridad es de 0,71, y se necesitan 0,75. Sube la voz sola, o con el acompañamiento muy bajo.',
  ],
  [
    { reason: 'speech', value: 0.2, limit: 0.4 },
    'Parece voz hablada: solo el 20 % se sostiene en una nota. Canta una melodía.',
  ],
  // What is missing is never rounded away.
  [
    { reason: 'short', value: 4.99, limit: 5 },
    'Hay 4,9 segundos de canto claro; se necesitan 5. Graba un poco más.',
  ],
];

test.each(sentences)('%j is said with its number', (one, words) => {
  expect(refusalSentence(one)).toBe(words);
});
