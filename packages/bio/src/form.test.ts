import { expect, test } from 'vitest';
import { bioRequestSchema } from './form.ts';

const whole = { artistName: 'Niebla Norte', genre: 'rock' };
const issuesOf = (form: Record<string, string>) =>
  bioRequestSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ??
  [];

test('asks for name and genre; the rest stands', () => {
  expect(bioRequestSchema.parse(whole)).toEqual({
    ...{ ...whole, experience: '', achievements: '', style: '' },
    ...{ tone: 'professional', person: '3s', language: 'es', press: false },
  });
  expect(bioRequestSchema.parse({ ...whole, press: 'on' }).press).toBe(true);
  expect(issuesOf({})).toEqual([
    ['artistName', 'Escribe tu nombre artístico'],
    ['genre', 'Escoge un género'],
  ]);
});

test.each([
  [
    { artistName: 'x'.repeat(201) },
    'artistName',
    'Escribe tu nombre artístico en una sola línea de hasta 200 caracteres',
  ],
  [
    { experience: 'x'.repeat(2001) },
    'experience',
    'Tu experiencia puede tener hasta 2.000 caracteres',
  ],
  [{ genre: 'polka' }, 'genre', 'Escoge un género'],
  [{ tone: 'épico' }, 'tone', 'Elige un tono'],
  [{ person: '' }, 'person', 'Elige quién habla'],
  [{ language: 'klingon' }, 'language', 'Elige un idioma'],
])('refuses %j in words', (form, field, words) => {
  expect(issuesOf({ ...whole, ...form })).toEqual([[field, words]]);
});
