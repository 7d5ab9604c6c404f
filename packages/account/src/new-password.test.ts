import { expect, test } from 'vitest';
import { newPasswordSchema } from './new-password.ts';

const firstMessage = (form: Record<string, string>) =>
  newPasswordSchema.safeParse(form).error?.issues[0]?.message;

test.each([
  [{ password: 'abc', confirmPassword: 'abd' }, 'Las contraseñas no coinciden'],
  [{ password: 'abc', confirmPassword: 'abc' }, 'La contraseña debe tener al menos 6 caracteres'],
  [{}, 'La contraseña debe tener al menos 6 caracteres'],
  [
    { password: 'a'.repeat(257), confirmPassword: 'a'.repeat(257) },
    'La contraseña puede tener hasta 256 caracteres',
  ],
])('names the first broken rule of %j', (form, message) => {
  expect(firstMessage(form)).toBe(message);
});

test('keeps the token and the password as they came', () => {
  const form = { token: 'Ab_-9', password: ' canción ', confirmPassword: ' canción ', otro: 'x' };
  expect(newPasswordSchema.parse(form)).toEqual({ token: 'Ab_-9', password: ' canción ' });
});

test('a password of 256 characters is the longest, whatever its token', () => {
  const password = 'ñ'.repeat(256);
  expect(newPasswordSchema.parse({ password, confirmPassword: password })).toEqual({
    password,
    token: '',
  });
  const token = 'x'.repeat(501);
  expect(newPasswordSchema.safeParse({ token, password, confirmPassword: password }).success).toBe(
    false,
  );
});
