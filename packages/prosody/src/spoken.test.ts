import { describe, expect, test } from 'vitest';
import { rhymeOf, scan, spoken } from './index.ts';

const said = (text: string) => spoken(text).replaceAll(/ +/g, ' ').trim();

describe('numbers', () => {
  test.each([
    ['Tengo 20 años', 'Tengo veinte años'],
    ['el 7 de agosto', 'el siete de agosto'],
    ['el 1 de mayo', 'el primero de mayo'],
    ['el 1 de los dos', 'el uno de los dos'],
    ['la calle 26', 'la calle veintiséis'],
    ['la calle 21 se inunda', 'la calle veintiuno se inunda'],
    ['Nací en 1999', 'Nací en mil novecientos noventa y nueve'],
    ['a las 5:30', 'a las cinco y media'],
    ['a la 1:05', 'a la una y cinco'],
    ['a las 12:00', 'a las doce'],
    ['a las 21:30', 'a las veintiuna y treinta'],
    ['a las 5 p. m.', 'a las cinco pe eme'],
    ['a la 1 nos vemos', 'a la una nos vemos'],
    ['el 50 % de ti', 'el cincuenta por ciento de ti'],
    ['100%', 'cien por ciento'],
    ['21 días', 'veintiún días'],
    ['31 canciones', 'treinta y una canciones'],
    ['200 noches y 300 soles', 'doscientas noches y trescientos soles'],
    ['1 problema, 1 sola vez', 'un problema, una sola vez'],
    ['20.000 pesos', 'veinte mil pesos'],
    ["1'500.000", 'un millón quinientos mil'],
    ['1.500.000 canciones', 'un millón quinientas mil canciones'],
    ['1,500,000', 'un millón quinientos mil'],
    ['$20.000', 'veinte mil pesos'],
    ['$ 1', 'un peso'],
    ['$1.000.000', 'un millón de pesos'],
    ['$2 millones', 'dos millones de pesos'],
    ['US$21', 'veintiún dólares'],
    ['50 €', 'cincuenta euros'],
    ['1,5', 'uno coma cinco'],
    ['3.14', 'tres punto catorce'],
    ['30 °C', 'treinta grados'],
    ['1º y 2ª', 'primero y segunda'],
    ['3er lugar', 'tercer lugar'],
    ['2x1', 'dos por uno'],
    ['+57', 'más cincuenta y siete'],
    ['007', 'cero cero siete'],
    ['3001234567', 'tres cero cero uno dos tres cuatro cinco seis siete'],
    ['MP3, B2 y 2Pac', 'eme pe tres , be dos y dos Pac'],
    ['100 km/h', 'cien kilómetros por hora'],
  ])('%s: %s', (text, words) => {
    expect(said(text)).toBe(words);
  });
});

describe('abbreviations and initials', () => {
  test.each([
    ['El Sr. Pérez y la Sra.', 'El señor Pérez y la señora'],
    ['Dr Krápula', 'doctor Krápula'],
    ['Ud. y Uds.', 'usted y ustedes'],
    ['y la lluvia, etc.', 'y la lluvia, etcétera'],
    ['Cra. 7 # 45', 'carrera siete número cuarenta y cinco'],
    ['cra 7', 'carrera siete'],
    ['la Av. 68', 'la avenida sesenta y ocho'],
    ['No. 5', 'número cinco'],
    ['No. Ya no', 'No. Ya no'],
    ['EE. UU.', 'Estados Unidos'],
    ['Bogotá, D. C.', 'Bogotá, de ce'],
    ['p. ej. tú', 'por ejemplo tú'],
    ['la TV y el DJ', 'la te ve y el diyéi'],
    ['Plan B', 'Plan be'],
    ['SHH, mmm, brr', 'SHH, mmm, brr'],
    ['LLORAR CON B', 'LLORAR CON be'],
    ['VI EL MAR', 'VI EL MAR'],
    ['siglo XX y siglo V', 'siglo veinte y siglo ve'],
    ['Juan Pablo II', 'Juan Pablo segundo'],
    ['Luis XIV', 'Luis catorce'],
    ['Parte II', 'Parte dos'],
    ['IIX o VX', 'IIX o ve equis'],
    ['R & B', 'erre y be'],
    ['1️⃣', '1️⃣'],
    ['d’Artagnan, d’B', 'd’Artagnan, d’B'],
  ])('%s: %s', (text, words) => {
    expect(said(text)).toBe(words);
  });
});

test.each([
  ['estudio2600.com', 'estudio dos mil seiscientos punto com'],
  [
    'https://www.rio.co/mi-voz/?a=1#b',
    'doble u doble u doble u punto rio punto co barra mi guion voz',
  ],
  ['ve a rio.tv.', 've a rio punto te ve .'],
  ['ana_m@correo.com', 'ana guion bajo eme arroba correo punto com'],
  ['@shakira', 'arroba shakira'],
  ['te amo.Como nadie', 'te amo.Como nadie'],
])('the address %s: %s', (text, words) => {
  expect(said(text)).toBe(words);
});

test('a verse is counted and rhymes as it is said', () => {
  expect(scan('Tengo 20 años')?.def).toBe(6);
  expect(scan('la calle 26')?.def).toBe(7);
  expect(scan('1999')?.def).toBe(10);
  expect(rhymeOf('me faltan 20')?.consonant).toBe('einte');
  expect(rhymeOf('veo la TV')?.consonant).toBe('e');
});

test('what has words already stays as it is', () => {
  const verse = 'Yo soy un hombre sincero. De donde crece la palma… ¡SÍ! (O no)';
  expect(spoken(verse)).toBe(verse);
});

/** They repeat what rules begin with, so that a rule that reads on and begins again would never end. */
test.each([
  '1',
  '1 ',
  '111.',
  '111,',
  'a.',
  'a@',
  '_',
  '-',
  '+',
  'http://',
  'BC',
  'x1',
  ' ',
  '$',
  'é1',
  '1 mil',
])(
  'a line of %j is read once',
  (part) => {
    expect(spoken(part.repeat(100_000 / part.length)).length).toBeGreaterThan(1000);
  },
  20_000,
);
