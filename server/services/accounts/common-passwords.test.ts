import { expect, test } from 'vitest';
import { guessLists, refuseCommonPassword } from './common-passwords.ts';

test('a password that leaks show often is refused in any case of its letters', async () => {
  for (const password of ['123456', 'colombia', 'COLOMBIA']) {
    await expect(refuseCommonPassword(password)).rejects.toMatchObject({
      code: 'auth.common-password',
    });
  }
  await expect(refuseCommonPassword('lluvia en chapinero')).resolves.toBeUndefined();
});

test('the meter looks in the most frequent ten thousand passwords and five thousand Spanish words', async () => {
  const { passwords, words } = await guessLists();
  expect(passwords).toHaveLength(10_000);
  expect(passwords[0]).toBe('123456');
  expect(words).toHaveLength(5_000);
  expect(words.slice(0, 100)).toContain('que');
});
