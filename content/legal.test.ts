import { expect, test } from 'vitest';
import { requestKindNames, requestKinds, termText } from '#packages/legal-requests/src/index.ts';
import { brand } from './brand.ts';
import { legalTexts, privacyOf, readLegal } from './legal.ts';

const said = JSON.stringify(legalTexts);

test('terms and privacy have nine sections each', () => {
  expect(legalTexts.terms.sections).toHaveLength(9);
  expect(legalTexts.privacy.sections).toHaveLength(9);
  expect(legalTexts.cookies.sections.length).toBeGreaterThan(3);
});

test('the operator is named, and nothing is left to fill in', () => {
  for (const value of [brand.name, brand.email, brand.nit, brand.address.city])
    expect(said).toContain(value);
  expect(said).not.toMatch(/\{\{\w/);
});

test('a value that nobody knows is refused', () => {
  expect(() => readLegal('---\nupdated: 2026-11-21\n---\n\nSomos {{razon}}.')).toThrow('{{razon}}');
});

test('who lends a model is named where one is set up, and nowhere else', () => {
  for (const hasTextModel of [true, false])
    for (const hasImageModel of [true, false]) {
      const told = JSON.stringify(privacyOf({ hasTextModel, hasImageModel }));
      expect(told.includes('Quien presta el modelo de texto')).toBe(hasTextModel);
      expect(told.includes('Quien presta el modelo de imagen')).toBe(hasImageModel);
    }
});

test.each([
  ['texto', { hasTextModel: true }],
  ['imagen', { hasImageModel: true }],
] as const)('a paragraph of the model of %s is said with it alone', (model, models) => {
  const source = `---\nupdated: 2026-11-21\n---\n\n- Uno\n- {{con_modelo_${model}}} **Dos**\n- Tres\n`;
  expect(readLegal(source)).toEqual(readLegal(source.replace(/- \{.*\n/, '')));
  expect(readLegal(source, models)).toEqual(
    readLegal(source.replace(`{{con_modelo_${model}}} `, '')),
  );
});

test('the laws that protect people are named', () => {
  for (const law of ['Ley 1581', 'Ley 1480', 'https://www.sic.gov.co']) expect(said).toContain(law);
});

test('the terms that the texts name are those by which requests are reckoned, and the way to file one is linked', () => {
  const privacy = JSON.stringify(legalTexts.privacy);
  const terms = JSON.stringify(legalTexts.terms);
  for (const text of [privacy, terms]) expect(text).toContain('"/pqr"');
  for (const kind of requestKindNames) {
    const { term, extension, isAboutData } = requestKinds[kind];
    const text = isAboutData ? privacy : terms;
    expect(text, kind).toContain(termText(term).replace('\u{A0}', ' '));
    if (extension !== null) expect(text, kind).toContain(`máximo ${extension} días hábiles más`);
  }
});
