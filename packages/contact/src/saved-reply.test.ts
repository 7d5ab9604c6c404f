import { expect, test } from 'vitest';
import { fillSavedReply } from './saved-reply.ts';
import { savedReplySchema } from './saved-reply-form.ts';

const written = { title: ' Precio de un video ', text: 'Hola, {nombre}: lo de {servicio} va.' };
const issuesOf = (form: object) =>
  savedReplySchema
    .safeParse({ ...written, ...form })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

test('cleans what it keeps', () => {
  expect(savedReplySchema.parse({ ...written, text: ' a\r\nb\u0000 ' })).toEqual({
    title: 'Precio de un video',
    text: 'a\nb',
  });
});

test.each([
  [{ title: ' ' }, 'title: Ponle un título para encontrarla'],
  [{ title: 'a\nb' }, 'title: Escribe el título en una sola línea de hasta 80 caracteres'],
  [{ title: 'ñ'.repeat(81) }, 'title: Escribe el título en una sola línea de hasta 80 caracteres'],
  [{ text: '\n' }, 'text: Escribe el texto de la respuesta'],
  [{ text: 'ñ'.repeat(8001) }, 'text: El texto puede tener hasta 8.000 caracteres'],
  [
    { text: 'Hola, {nombre} {apellido} {x}' },
    'text: No conocemos {apellido}. Entre llaves solo van {nombre} y {servicio}.',
  ],
  [
    { text: '{Nombre}' },
    'text: No conocemos {Nombre}. Entre llaves solo van {nombre} y {servicio}.',
  ],
  [{ text: '{}' }, 'text: No conocemos {}. Entre llaves solo van {nombre} y {servicio}.'],
  [
    { text: '{constructor}' },
    'text: No conocemos {constructor}. Entre llaves solo van {nombre} y {servicio}.',
  ],
])('refuses %j in words', (form, words) => {
  expect(issuesOf(form)).toEqual([words]);
});

test('a lone brace is a text like any other', () => {
  expect(issuesOf({ text: 'a { b } c {nombre}, }{'.replace('{ b }', '{ b') })).toBeUndefined();
});

test('each placeholder is what it stands for, and what is put in is not read again', () => {
  const values = { nombre: '{servicio} $& Canción Ñandú — ¿qué?', servicio: 'Video' };
  expect(fillSavedReply('{nombre}: {servicio}, {servicio} {otro}', values)).toBe(
    '{servicio} $& Canción Ñandú — ¿qué?: Video, Video {otro}',
  );
});

test('a text of nothing but braces is read at once', () => {
  const text = '{'.repeat(4000) + '}'.repeat(4000);
  const begun = performance.now();
  savedReplySchema.safeParse({ ...written, text });
  expect(performance.now() - begun).toBeLessThan(200);
});
