import { describe, expect, test } from 'vitest';
import { signUpSchema } from './sign-up.ts';

const good = {
  email: ' Ana@Ejemplo.CO ',
  password: 'canción ñ',
  confirmPassword: 'canción ñ',
  fullName: '  Ana Ñandú ',
  userType: 'artist',
  dataConsent: 'on',
};

const firstMessage = (changes: Record<string, string>) =>
  signUpSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe('signUpSchema', () => {
  test('cleans what it accepts', () => {
    expect(signUpSchema.parse(good)).toEqual({
      email: 'ana@ejemplo.co',
      password: 'canción ñ',
      fullName: 'Ana Ñandú',
      role: 'artist',
    });
  });

  const everythingWrong = {
    email: 'x',
    password: 'abc',
    confirmPassword: 'abd',
    fullName: ' ',
    userType: 'staff',
    dataConsent: '',
  };
  const step1 = { ...everythingWrong, confirmPassword: 'abc' };
  const step2 = { ...step1, password: 'abcdef', confirmPassword: 'abcdef' };
  const step3 = { ...step2, fullName: 'Ana' };
  const step4 = { ...step3, userType: 'client' };
  const step5 = { ...step4, email: 'ana@ejemplo.co' };

  test.each([
    [everythingWrong, 'Las contraseñas no coinciden'],
    [step1, 'La contraseña debe tener al menos 6 caracteres'],
    [step2, 'Por favor ingresa tu nombre completo'],
    [step3, 'Por favor selecciona tu tipo de cuenta'],
    [step4, 'Escribe un correo válido, por ejemplo tu@correo.com'],
    [step5, 'Debes aceptar la política de tratamiento de datos'],
    [{ fullName: 'Ana\u0000' }, 'Escribe tu nombre en una sola línea de hasta 200 caracteres'],
    [{ fullName: 'A'.repeat(201) }, 'Escribe tu nombre en una sola línea de hasta 200 caracteres'],
    [{ email: 'a@x.com\r\nBcc: b@y.com' }, 'Escribe un correo válido, por ejemplo tu@correo.com'],
    [
      { password: '😀😀😀', confirmPassword: '😀😀😀' },
      'La contraseña debe tener al menos 6 caracteres',
    ],
  ])('names the first broken rule of %j', (changes, message) => {
    expect(firstMessage(changes)).toBe(message);
  });

  test('an empty form is a failed parse, not an exception', () => {
    expect(signUpSchema.safeParse({}).success).toBe(false);
  });
});
