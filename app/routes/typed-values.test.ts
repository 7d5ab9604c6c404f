import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  artistProfileSchema,
  changePasswordSchema,
  distributionSchema,
  signUpSchema,
} from '#packages/account/src/index.ts';
import { openTestApp } from '#test/test-app.ts';
import { typedValues } from './typed-values.ts';

const { ask } = await openTestApp();

test('knows the fields of every kind of schema, and that of the intent', () => {
  const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
  const cases: [z.ZodType, string[]][] = [
    [z.object({ a: z.string() }), ['a']],
    [signUpSchema, ['fullName', 'userType', 'email', 'dataConsent']],
    [artistProfileSchema, ['artist_name', 'record_label', 'bio', 'website', 'instagram']],
    [changePasswordSchema, []],
    [distributionSchema(['spotify']), ['auto_distribute', 'platform_spotify']],
  ];
  for (const [schema, names] of cases) {
    const form = all([
      ...names,
      'intent',
      'invented',
      'password',
      'currentPassword',
      'token',
      'de',
    ]);
    expect(typedValues(form, schema)).toEqual(all([...names, 'intent']));
  }
});

test('a value has an end, and is text', () => {
  const { a } = typedValues(
    { a: `${'x'.repeat(19_999)}😀${'y'.repeat(1000)}` },
    z.object({ a: z.any() }),
  );
  expect(a).toBe(`${'x'.repeat(19_999)}\uFFFD`);
});

test.each(['/boletin', '/contact', '/auth?tab=signup', '/produccion-musical'])(
  'invented fields that %s receives are not sent back',
  async (path) => {
    const invented = Object.fromEntries(
      Array.from({ length: 15 }, (_, n) => [`inventado${n}`, 'relleno'.repeat(1000)]),
    );
    const body = new URLSearchParams({ intent: 'signup', email: 'ana@', ...invented });
    const url = path.replace(/(?=\?|$)/, '.data');
    const response = await ask(url, { method: 'POST', body });
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('ana@');
    expect(text).not.toContain('inventado');
    expect(text.length).toBeLessThan(2000);
  },
);
