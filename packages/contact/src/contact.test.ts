import { expect, test } from 'vitest';
import { contactSchema, leaveSchema, newsletterSchema, quickContactSchema } from './contact.ts';

const filled = {
  name: '  Ñandú  ',
  email: ' nandu@ejemplo.co ',
  phone: '300 123 45 67',
  service: 'produccion',
  message: ' Canción Ñandú — ¿qué?\r\nDos ',
  consent: 'on',
};

const issueOf = (form: Record<string, string>) => {
  const issue = contactSchema.safeParse({ ...filled, ...form }).error?.issues[0];
  return issue && `${String(issue.path[0])}: ${issue.message}`;
};

test('cleans what it keeps', () => {
  expect(contactSchema.parse(filled)).toEqual({
    name: 'Ñandú',
    email: 'nandu@ejemplo.co',
    phone: '+573001234567',
    service: 'produccion',
    message: 'Canción Ñandú — ¿qué?\nDos',
    consent: 'on',
    website: '',
  });
});

test.each([
  ['', null],
  ['  ', null],
  ['3001234567', '+573001234567'],
  ['+57 300 123 4567', '+573001234567'],
  ['57 300 1234567', '+573001234567'],
  ['(601) 234-5678', '+576012345678'],
  ['+34 600 00 00 00', '+34600000000'],
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
  ['608 234 5678', '+576082345678'],
])('the telephone %j is kept as %j', (phone, kept) => {
  expect(contactSchema.parse({ ...filled, phone }).phone).toBe(kept);
});

const badPhone = 'phone: Revisa el teléfono: diez dígitos, o con el + y el código de tu país';
const badEmail = 'email: Revisa el correo: debe verse como nombre@correo.com';

test.each([
  [{ name: ' ' }, 'name: Cuéntanos cómo te llamas'],
  [{ name: 'a\nb' }, 'name: Escribe tu nombre en una sola línea de hasta 120 caracteres'],
  [{ name: 'a'.repeat(121) }, 'name: Escribe tu nombre en una sola línea de hasta 120 caracteres'],
  [{ email: '' }, badEmail],
  [{ email: 'a@x.com\r\nBcc: b@y.com' }, badEmail],
  [{ email: 'a@x.com,b@y.com' }, badEmail],
  [{ email: `${'a'.repeat(250)}@x.com` }, 'email: Ese correo es demasiado largo'],
  [{ phone: '123' }, badPhone],
  [{ phone: '30012345678' }, badPhone],
  [{ phone: '2300123456' }, badPhone],
  [{ phone: '609 234 5678' }, badPhone],
  [{ phone: '601 234 56a8' }, badPhone],
  [{ phone: '+123456' }, badPhone],
  [{ phone: '+1234567890123456' }, badPhone],
  [{ phone: '+0345678901' }, badPhone],
  [{ phone: 'x+34600000000' }, badPhone],
  [{ phone: '9573001234567' }, badPhone],
  [{ phone: '+5730012345678' }, badPhone],
  [{ email: `${'a'.repeat(65)}@ejemplo.co` }, 'email: Ese correo es demasiado largo'],
  [{ message: 'a\uD800' }, 'message: El mensaje puede tener hasta 5.000 caracteres'],
  [{ phone: '+57 100 123 4567' }, badPhone],
  [{ phone: '300 123 45 67 ext 2' }, badPhone],
  [{ service: 'quick-contact' }, 'service: Elige qué necesitas'],
  [{ message: '\n ' }, 'message: Cuéntanos algo de tu proyecto'],
  [{ message: 'a'.repeat(5001) }, 'message: El mensaje puede tener hasta 5.000 caracteres'],
  [{ message: '\u0000\f' }, 'message: Cuéntanos algo de tu proyecto'],
  [{ consent: '' }, 'consent: Debes aceptar la política de tratamiento de datos'],
])('refuses %j in words', (form, words) => {
  expect(issueOf(form)).toBe(words);
});

test('the short form and the newsletter ask for consent too', () => {
  for (const schema of [quickContactSchema, newsletterSchema]) {
    const { error } = schema.safeParse({ ...filled, consent: undefined });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['consent']);
  }
});

test('loses the control characters of a copied document, and keeps its lines', () => {
  const { message } = contactSchema.parse({ ...filled, message: 'uno\f\u0000\r\n\tdos\v' });
  expect(message).toBe('uno\n\tdos');
});

test.each([
  ['name', 'Ñ'.repeat(120)],
  ['message', 'ñ'.repeat(5000)],
  ['email', `${'a'.repeat(64)}@ejemplo.co`],
])('%s may be as long as it is asked to be at most', (field, value) => {
  expect(contactSchema.parse({ ...filled, [field]: value })).toMatchObject({ [field]: value });
});

test('a line ends as its writer ended it, and counts once', () => {
  const { message } = contactSchema.parse({ ...filled, message: 'a\r\nb\rc\nd' });
  expect(message).toBe('a\nb\nc\nd');
});

test('an empty form is asked for each field in words of ours', () => {
  const { error } = contactSchema.safeParse({});
  expect(error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)).toEqual([
    'name: Cuéntanos cómo te llamas',
    badEmail,
    'service: Elige qué necesitas',
    'message: Cuéntanos algo de tu proyecto',
    'consent: Debes aceptar la política de tratamiento de datos',
  ]);
  expect(leaveSchema.safeParse({}).error?.issues[0]?.message).toBe(badEmail.replace('email: ', ''));
});
