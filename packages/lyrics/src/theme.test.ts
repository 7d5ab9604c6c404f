import { expect, test } from 'vitest';
import { hookPhrase, isSingable, phraseOf, themeOf } from './theme.ts';

test.each([
  ['El mar', 'el mar'],
  ['EL MAR DE MI PUEBLO', 'el mar de mi pueblo'],
  ['Bogotá de noche', 'Bogotá de noche'],
  ['  quince 🎸 años!! ', 'quince años'],
  ['100 años', 'cien años'],
  ['2600 metros', 'dos mil seiscientos metros'],
  ['<b>el mar</b> {el room} [uno|dos]', 'b el mar b el room uno dos'],
  ['mi mamá, mi abuela', 'mi mamá, mi abuela'],
  ['DJ', 'dj'],
])('%j is sung as «%s»', (theme, phrase) => {
  expect(phraseOf(theme)).toBe(phrase);
});

test.each([
  ['la tusa', 'desamor'],
  ['MI MAMÁ', 'raíces'],
  ['Bogotá de noche', 'ciudad'],
  ['el café de mi pueblo', 'raíces'],
  ['la libertad de mi pueblo', 'lucha'],
  ['amor a distancia', 'amor'],
  ['distancia y amor', 'desamor'],
  ['un sueño', 'lucha'],
  ['mi niñez', 'raíces'],
  ['la montaña', 'raíces'],
  ['quince años', 'fiesta'],
  ['cien años', 'vida'],
  ['el barrio', 'ciudad'],
  ['vencer', 'lucha'],
  ['la fe', 'fe'],
  ['una rumba', 'fiesta'],
  ['volver a empezar', 'lucha'],
  ['volver a quererte', 'amor'],
  ['volver a mi tierra', 'vida'],
])('«%s» is of the family %s', (theme, family) => {
  expect(themeOf(theme)?.family).toBe(family);
});

test('what the bank has no words for is nobody’s', () => {
  for (const theme of ['robots', 'Amarillo', 'noviembre', 'Alaska', 'un solar', 'el compás'])
    expect(themeOf(theme), theme).toBeNull();
});

test.each([
  ['el mar', 'el mar'],
  ['la historia de amor más linda que jamás se ha contado', 'la historia de amor'],
  ['mi mamá, mi abuela y mi tía', 'mi mamá, mi abuela'],
  ['otorrinolaringología', 'otorrinolaringología'],
])('of «%s» the chorus says «%s»', (theme, said) => {
  expect(hookPhrase(theme)).toBe(said);
});

test.each([
  ['paralelepípedo', true],
  ['otorrinolaringología', false],
  ['x', true],
  ['desoxirribonucleicamente enamorado', false],
  ['-', false],
])('a chorus can say «%s»: %s', (theme, is) => {
  expect(isSingable(theme)).toBe(is);
});
