import { describe, expect, test } from 'vitest';
import { faq } from '#content/faq.ts';
import { faqWords } from '#content/faq-words.ts';
import { rankQuestions, searchText } from './rank-questions.ts';

const questions = faq.flatMap(({ questions: some }) => [...some]);
const documents = questions.map(({ id, question, answer }) => [
  { text: searchText(`${question} ${faqWords[id]}`), weight: 2 },
  { text: searchText(answer), weight: 1 },
]);
const found = (query: string) => rankQuestions(query, documents).map((at) => questions[at]?.id);

describe('the words of people find a question', () => {
  test.each([
    ['cuánto cuesta', 'cuanto-cuesta-una-cancion'],
    ['CUANTO CUESTA', 'cuanto-cuesta-una-cancion'],
    ['¿Cuánto cuesta grabar una canción?', 'cuanto-cuesta-una-cancion'],
    ['precios', 'cuanto-cuesta-una-cancion'],
    ['nequi', 'nequi-pse-o-tarjeta'],
    ['Nequi', 'nequi-pse-o-tarjeta'],
    ['tarjetas de crédito', 'nequi-pse-o-tarjeta'],
    ['cuotas', 'puedo-pagar-por-cuotas'],
    ['CUOTA', 'puedo-pagar-por-cuotas'],
    ['pagar en cuotas', 'puedo-pagar-por-cuotas'],
    ['cotizar', 'como-pido-una-cotizacion'],
    ['Cotización', 'como-pido-una-cotizacion'],
    ['cotizaciones', 'como-pido-una-cotizacion'],
    ['cotizar un video', 'como-cotizo-un-video'],
    ['beat', 'puedo-llevar-mi-beat'],
    ['BEATS', 'puedo-llevar-mi-beat'],
    ['¿venden beats?', 'puedo-llevar-mi-beat'],
    ['devolucion', 'y-si-me-arrepiento'],
    ['código UPC', 'isrc-y-upc'],
    ['mánager', 'que-hace-el-manejo'],
  ])('%s', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  test.each(questions.map(({ id }) => id))('every one of %s', (id) => {
    for (const word of faqWords[id].split(' ')) expect(found(word)).toContain(id);
  });
});

describe('rankQuestions', () => {
  const small = ['Canción Ñandú — ¿qué?', 'El mes de la canción', 'Las canciones del mes'].map(
    (text) => [{ text: searchText(text), weight: 1 }],
  );
  test.each([
    ['without accents', 'cancion nandu', [0]],
    ['in capitals', 'CANCIÓN ÑANDÚ', [0]],
    ['plural for singular and back', 'canciones', [0, 1, 2]],
    ['the beginning of a word', 'canc', [0, 1, 2]],
    ['not its end', 'andu', []],
    ['most words before all of them', 'mes de abril', [1, 2]],
    ['nothing', 'xilófono', []],
    ['only common words', 'el', [1]],
    ['signs', '¿?', [0, 1, 2]],
  ])('finds %s', (_, query, places) => {
    expect(rankQuestions(query, small)).toEqual(places);
  });

  test('what weighs more comes first', () => {
    const weights = [1, 3, 2].map((weight) => [{ text: searchText('beat'), weight }]);
    expect(rankQuestions('beat', weights)).toEqual([1, 2, 0]);
  });
});
