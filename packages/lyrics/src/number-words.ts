const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** A number from 0 to 9999 as it is said: 2600 is «dos mil seiscientos». */
export function numberWords(number: number): string {
  if (number < small.length) return small[number] ?? '';
  if (number < 100) return joined(tens[Math.floor(number / 10)], number % 10, ' y ');
  if (number === 100) return 'cien';
  if (number < 1000) return joined(hundreds[Math.floor(number / 100)], number % 100);
  const thousands = Math.floor(number / 1000);
  return joined(thousands === 1 ? 'mil' : `${numberWords(thousands)} mil`, number % 1000);
}

const joined = (head = '', rest: number, between = ' '): string =>
  rest === 0 ? head : `${head}${between}${numberWords(rest)}`;
