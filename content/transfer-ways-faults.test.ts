import { expect, test } from 'vitest';
import { transferWayFaults } from './transfer-ways-faults.ts';

const account = {
  ...{ kind: 'account', bank: 'Banco Ñandú', accountType: 'ahorros', number: '123-456789-00' },
  ...{ holder: 'Ana Ñandú', document: 'CC 1.020.304.050' },
};
const wallet = { kind: 'wallet', name: 'Nequi', number: '3001234567', holder: 'Ana' };
const link = { kind: 'link', name: 'Enlace', url: 'https://pagos.ejemplo.co/ana', holder: 'Ana' };
const good = [account, wallet, link];

test('ways that are right have no faults', () => {
  expect(transferWayFaults(good)).toEqual([]);
});

test.each([
  [
    { ...account, number: '12' },
    'en la cuenta 4 (Banco Ñandú), «number» debe ser el número de la cuenta, de 6 a 30 cifras con espacios o guiones.',
  ],
  [
    { ...account, bank: '' },
    'en la cuenta 4, «bank» debe ser el nombre del banco, de hasta 60 letras.',
  ],
  [
    { ...account, accountType: 'nómina' },
    'en la cuenta 4 (Banco Ñandú), «accountType» debe ser ahorros o corriente.',
  ],
  [
    { ...account, document: undefined },
    'en la cuenta 4 (Banco Ñandú), «document» debe ser el NIT o la cédula del titular, de hasta 40 letras.',
  ],
  [
    { ...wallet, number: '601 123 4567' },
    'en la cuenta 4 (Nequi), «number» debe ser un celular de Colombia: diez cifras seguidas que empiezan por 3.',
  ],
  [{ ...wallet, name: 'Otra' }, 'en la cuenta 4 (Otra), «name» debe ser Nequi o Daviplata.'],
  [
    { ...link, url: 'http://pagos.ejemplo.co' },
    'en la cuenta 4 (Enlace), «url» debe ser una dirección que empiece por https://.',
  ],
  [
    { ...link, name: 7 },
    'en la cuenta 4, «name» debe ser el nombre del enlace, de hasta 60 letras.',
  ],
  [
    { ...link, holder: '' },
    'en la cuenta 4 (Enlace), «holder» debe ser el nombre del titular, de hasta 80 letras.',
  ],
  [
    { ...wallet, demo: false },
    'en la cuenta 4 (Nequi), «demo» solo puede ser true; una cuenta de verdad no lo lleva.',
  ],
  [{ ...wallet, pin: '1234' }, 'en la cuenta 4 (Nequi), sobra «pin»: ese campo no existe.'],
  [
    { ...account, kind: 'cuenta' },
    'en la cuenta 4 (Banco Ñandú), «kind» debe ser account, wallet o link.',
  ],
  ['Nequi 3001234567', 'en la cuenta 4, «kind» debe ser account, wallet o link.'],
])('%o', (way, sentence) => {
  expect(transferWayFaults([...good, way])).toEqual([sentence]);
});

test('each fault is a sentence of its own', () => {
  expect(
    transferWayFaults([
      { ...wallet, number: '1', holder: '' },
      { ...link, url: '' },
    ]),
  ).toHaveLength(3);
});
