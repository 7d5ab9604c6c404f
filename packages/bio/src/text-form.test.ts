import { expect, test } from 'vitest';
import { bioTextSchema } from './text-form.ts';

const issuesOf = (form: Record<string, string>) =>
  bioTextSchema
    .safeParse({ revision: '0', ...form })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('takes the texts that there are, with their lines', () => {
  expect(bioTextSchema.parse({ revision: '3', instagram: ' uno\r\ndos ', tiktok: '' })).toEqual({
    ...{ revision: 3, instagram: 'uno\ndos', tiktok: '' },
  });
});

test('an emoji is as long as it is in UTF-16, and a line break is one', () => {
  expect(issuesOf({ tiktok: '🎸'.repeat(40) })).toEqual([]);
  expect(issuesOf({ tiktok: `${'🎸'.repeat(39)}a\nb` })).toEqual([
    ['tiktok', 'Le sobra 1 carácter para TikTok'],
  ]);
});

test.each([
  [{ tiktok: 'x'.repeat(92) }, 'tiktok', 'Le sobran 12 caracteres para TikTok'],
  [{ spotify: 'x'.repeat(3000) }, 'spotify', 'Le sobran 1.500 caracteres para Spotify'],
  [{ press: 'a\uD800' }, 'press', 'Tiene una letra que no se puede guardar: escríbela de nuevo'],
])('refuses %j in words', (form, field, words) => {
  expect(issuesOf(form)).toEqual([[field, words]]);
});
