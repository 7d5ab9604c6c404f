import { expect, test } from 'vitest';
import { enteredRequestSchema, requestSchema } from './forms.ts';

const asked = {
  kind: 'complaint',
  name: ' Canción Ñandú — ¿qué? ',
  documentType: 'CC',
  documentNumber: ' 1.020.304-5a ',
  phone: '',
  subject: ' ¿Qué pasó? ',
  facts: ' Uno\r\nDos\u0000 ',
};
const filled = { ...asked, email: ' nandu@ejemplo.co ', consent: 'on' };
const entered = { ...asked, email: '', channel: 'letter', receivedAt: '2026-11-24T15:30' };

const issueOf = (schema: typeof requestSchema | typeof enteredRequestSchema, form: object) => {
  const [issue] = schema.safeParse(form).error?.issues ?? [];
  return issue && `${String(issue.path[0])}: ${issue.message}`;
};

test('cleans what it keeps', () => {
  expect(requestSchema.parse(filled)).toEqual({
    kind: 'complaint',
    name: 'Canción Ñandú — ¿qué?',
    documentType: 'CC',
    documentNumber: '1020304-5A',
    phone: null,
    subject: '¿Qué pasó?',
    facts: 'Uno\nDos',
    email: 'nandu@ejemplo.co',
    consent: 'on',
    website: '',
  });
});

test('a document is nobody’s duty', () => {
  expect(requestSchema.parse({ ...filled, documentType: '', documentNumber: '' })).toMatchObject({
    documentType: null,
    documentNumber: null,
  });
});

test.each([
  [{ kind: 'retracto' }, 'kind: Elige qué tipo de solicitud es'],
  [{ documentType: 'DNI' }, 'documentType: Elige un documento de la lista'],
  [{ documentNumber: '123' }, 'documentNumber: Revisa el número: solo letras y dígitos, de 4 a 20'],
  [
    { documentNumber: '<b>1234</b>' },
    'documentNumber: Revisa el número: solo letras y dígitos, de 4 a 20',
  ],
  [
    { documentNumber: '1'.repeat(21) },
    'documentNumber: Revisa el número: solo letras y dígitos, de 4 a 20',
  ],
  [{ subject: '' }, 'subject: Escribe qué pides, en una línea'],
  [
    { subject: 'a\r\nBcc: b@y.com' },
    'subject: Escribe qué pides en una sola línea de hasta 160 caracteres',
  ],
  [
    { subject: 'a'.repeat(161) },
    'subject: Escribe qué pides en una sola línea de hasta 160 caracteres',
  ],
  [{ facts: ' \n ' }, 'facts: Cuéntanos qué pasó o qué necesitas'],
  [{ facts: 'a'.repeat(10_001) }, 'facts: Caben hasta 10.000 caracteres'],
  [{ consent: '' }, 'consent: Debes aceptar la política de tratamiento de datos'],
  [{ email: '' }, 'email: Revisa el correo: debe verse como nombre@correo.com'],
])('%j is refused with its own words', (form, issue) => {
  expect(issueOf(requestSchema, { ...filled, ...form })).toBe(issue);
});

test('what came another way has its own hour, in Bogotá, and perhaps no address', () => {
  expect(enteredRequestSchema.parse(entered)).toMatchObject({
    email: null,
    channel: 'letter',
    receivedAt: new Date('2026-11-24T20:30:00Z'),
  });
});

test.each([
  [{ email: 'x' }, 'email: Revisa el correo: debe verse como nombre@correo.com'],
  [{ channel: 'site' }, 'channel: Elige cómo llegó'],
  [{ receivedAt: '' }, 'receivedAt: Pon el día y la hora en que llegó'],
  [{ receivedAt: '2026-13-24T15:30' }, 'receivedAt: Pon el día y la hora en que llegó'],
  [{ receivedAt: '2026-02-30T10:00' }, 'receivedAt: Pon el día y la hora en que llegó'],
  [{ receivedAt: '2026-11-24T24:00' }, 'receivedAt: Pon el día y la hora en que llegó'],
  [{ receivedAt: '2026-11-24' }, 'receivedAt: Pon el día y la hora en que llegó'],
  [{ receivedAt: '2026-11-24T15:30Z' }, 'receivedAt: Pon el día y la hora en que llegó'],
])('of the staff %j is refused with its own words', (form, issue) => {
  expect(issueOf(enteredRequestSchema, { ...entered, ...form })).toBe(issue);
});
