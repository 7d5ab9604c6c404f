import { expect, test } from 'vitest';
import { changeEmailSchema } from './change-email.ts';
import { changePasswordSchema } from './change-password.ts';
import { currentPasswordSchema } from './current-password.ts';
import { deleteAccountSchema } from './delete-account.ts';
import { signInSchema } from './sign-in.ts';
import { stopTwoFactorSchema } from './two-factor.ts';

const longest = 'ñ'.repeat(256);

test.each([' ', 'x', ' con espacios ', longest])('%j is kept as it was typed', (password) => {
  expect(currentPasswordSchema.parse({ currentPassword: password })).toEqual({
    currentPassword: password,
  });
  expect(signInSchema.parse({ email: 'ana@ejemplo.co', password })).toEqual({
    email: 'ana@ejemplo.co',
    password,
  });
});

test.each([
  [undefined, 'Escribe tu contraseña actual', 'Escribe tu contraseña'],
  ['', 'Escribe tu contraseña actual', 'Escribe tu contraseña'],
  [`${longest}x`, 'Esa no es tu contraseña actual', 'Esa no es tu contraseña'],
])('%j is refused in words, which do not say why it cannot be right', (password, again, first) => {
  const wordsOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
    parsed.error?.issues.map(({ message }) => message);
  expect(wordsOf(currentPasswordSchema.safeParse({ currentPassword: password }))).toEqual([again]);
  expect(wordsOf(signInSchema.safeParse({ email: 'ana@ejemplo.co', password }))).toEqual([first]);
});

test('what matters asks for it, beside what is new', () => {
  const currentPassword = 'la de antes';
  const email = 'Nueva@Ejemplo.co';
  const password = 'la de ahora';
  const code = '123456';
  expect(changeEmailSchema.parse({ currentPassword, email })).toEqual({
    currentPassword,
    email: 'nueva@ejemplo.co',
  });
  expect(
    changePasswordSchema.parse({ currentPassword, password, confirmPassword: password }),
  ).toEqual({ currentPassword, password });
  expect(stopTwoFactorSchema.parse({ currentPassword, code })).toMatchObject({ currentPassword });
  for (const schema of [
    changeEmailSchema,
    changePasswordSchema,
    deleteAccountSchema,
    stopTwoFactorSchema,
  ]) {
    const { error } = schema.safeParse({ email, password, confirmPassword: password, code });
    expect(error?.issues.map(({ path }) => path)).toContainEqual(['currentPassword']);
  }
});
