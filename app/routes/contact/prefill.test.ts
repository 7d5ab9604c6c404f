import { expect, test } from 'vitest';
import { prefillFrom } from './prefill.ts';

const from = (query: string) => prefillFrom(new URLSearchParams(query));
const nothing = { name: '', email: '', service: '', message: '' };

test.each([
  ['', nothing],
  [
    'prefillName=Ñandú&prefillEmail=n%40e.co&prefillMessage=Hola%0D%0Ados',
    { name: 'Ñandú', email: 'n@e.co', service: '', message: 'Hola\ndos' },
  ],
  ['servicio=manejo', { ...nothing, service: 'manejo' }],
  ['servicio=inventado', nothing],
  ['servicio=quick-contact', nothing],
  [
    'paquete=musica-basico',
    {
      ...nothing,
      service: 'produccion',
      message: 'Hola, me interesa Producción musical, paquete Básico (USD\u{A0}99 por canción).',
    },
  ],
  ['paquete=manejo-superestrella', nothing], // not for sale
  ['paquete=constructor', nothing],
  ['plan=otro', nothing],
  [
    'pieza=Videoclip&fecha=2027-01-10&presupuesto=USD+399+a+799&prefillMessage=Con+lluvia',
    {
      ...nothing,
      service: 'video',
      message:
        'Tipo de pieza: Videoclip\nFecha: 10 de enero de 2027\nPresupuesto: USD 399 a 799\n\nCon lluvia',
    },
  ],
  ['fecha=2027-02-30', { ...nothing, service: 'video', message: 'Fecha: 2027-02-30' }],
  ['fecha=En+abril', { ...nothing, service: 'video', message: 'Fecha: En abril' }],
  ['prefillName=a%0D%0Ab%00c', { ...nothing, name: 'a b c' }],
  ['prefillName=%F0%9F%92%A9', { ...nothing, name: '💩' }],
])('?%s', (query, prefill) => {
  expect(from(query)).toEqual(prefill);
});

test('nobody asks to be told when the membership is sold: it is', () => {
  expect(from('plan=digital-pro')).toEqual(from(''));
});

test('what is too long is cut', () => {
  const long = 'x'.repeat(10_000);
  const prefill = from(`prefillName=${long}&prefillEmail=${long}&prefillMessage=${long}`);
  expect([prefill.name, prefill.email, prefill.message].map((text) => text.length)).toEqual([
    120, 254, 5000,
  ]);
});
