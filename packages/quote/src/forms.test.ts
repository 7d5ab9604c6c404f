import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  acceptSchema,
  catalogueLineSchema,
  detailsSchema,
  freeLineSchema,
  longestDescription,
  longestNotes,
  rejectSchema,
} from './index.ts';

const words = 'Canción Ñandú — ¿qué?';
const free = { description: words, quantity: '2', price: '1.200.000' };
const details = {
  name: words,
  currency: 'COP',
  discount: '0',
  validUntil: '2026-12-10',
  notes: '',
};

const faultsOf = (schema: z.ZodType, form: object) =>
  schema
    .safeParse(form)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];

test('what is typed becomes numbers, and its words stay', () => {
  expect(freeLineSchema.parse({ ...free, description: ` Cancio\u0301n\u202E ` })).toEqual({
    description: 'Canción',
    quantity: 2,
    price: 120_000_000,
  });
  expect(catalogueLineSchema.parse({ package: 'musica-basico', quantity: '1' })).toEqual({
    package: 'musica-basico',
    quantity: 1,
  });
  expect(detailsSchema.parse({ ...details, notes: ' a\r\nb\u0007 ' })).toMatchObject({
    discount: 0,
    notes: 'a\nb',
  });
  expect(acceptSchema.parse({ name: words, accept: 'on' }).name).toBe(words);
});

test.each([
  [freeLineSchema, {}, 'description: Escribe qué se ofrece'],
  [
    freeLineSchema,
    { ...free, description: 'ñ'.repeat(longestDescription + 1) },
    'description: Escríbelo en una sola línea de hasta 200 caracteres',
  ],
  [freeLineSchema, { ...free, description: 'a\nb' }, 'description: Escríbelo en una sola línea'],
  [freeLineSchema, { ...free, description: '\uD800' }, 'description: Escríbelo en una sola línea'],
  [freeLineSchema, { ...free, quantity: '0' }, 'quantity: Escribe una cantidad de 1 a 999'],
  [freeLineSchema, { ...free, quantity: '1000' }, 'quantity: Escribe una cantidad'],
  [freeLineSchema, { ...free, quantity: '1,5' }, 'quantity: Escribe una cantidad'],
  [freeLineSchema, { ...free, price: '390.50' }, 'price: Escribe el precio en números'],
  [catalogueLineSchema, { package: '', quantity: '1' }, 'package: Elige un paquete'],
  [catalogueLineSchema, { package: '../x', quantity: '1' }, 'package: Elige un paquete'],
  [detailsSchema, { ...details, currency: 'EUR' }, 'currency: Elige dólares o pesos'],
  [detailsSchema, { ...details, discount: '91' }, 'discount: Escribe un porcentaje entero'],
  [detailsSchema, { ...details, validUntil: '10/12/2026' }, 'validUntil: Elige hasta qué día'],
  [
    detailsSchema,
    { ...details, notes: 'a'.repeat(longestNotes + 1) },
    'notes: Las condiciones pueden tener hasta 4.000 caracteres',
  ],
  [acceptSchema, { name: 'Yo', accept: 'on' }, 'name: Escribe tu nombre completo'],
  [acceptSchema, { name: words }, 'accept: Marca la casilla'],
  [acceptSchema, { name: words, accept: 'off' }, 'accept: Marca la casilla'],
  [rejectSchema, { reason: ' \n ' }, 'reason: Cuéntanos por qué no te sirve'],
])('what is wrong is said (%#)', (schema, form, fault) => {
  expect(faultsOf(schema, form).join('\n')).toContain(fault);
});
