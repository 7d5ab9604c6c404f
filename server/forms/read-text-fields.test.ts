import { expect, test } from 'vitest';
import { readTextFields } from './read-text-fields.ts';

const post = (body: BodyInit, headers?: Record<string, string>) =>
  readTextFields(
    new Request('http://localhost/', { method: 'POST', body, ...(headers && { headers }) }),
  );

const typed = { name: 'Canción Ñandú — ¿qué?', message: 'a=b&c\r\n«100 %»+' };

test('reads the fields of both kinds of form, the last of a name, and leaves files out', async () => {
  expect(await post(new URLSearchParams(typed))).toEqual(typed);
  const form = new FormData();
  form.append('name', 'otro');
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('demo', new Blob(['RIFF']), 'a.wav');
  expect(await post(form)).toEqual(typed);
});

test.each([
  ['{}', 'application/json'],
  ['name=Ana', 'text/plain'],
  ['x', 'multipart/form-data'],
])('finds no field in %j as %s', async (body, type) => {
  expect(await post(body, { 'content-type': type })).toEqual({});
});
