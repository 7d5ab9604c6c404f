import { beforeNoun, digitsInWords, feminine, numberWords } from './number-words.ts';

/** A number as it is written: with a mark between thousands, and decimals. */
const amount = String.raw`(?:\d{1,3}(?:[.'’\u00a0\u202f\u2009]\d{3})+(?!\d)(?:,\d+)?|\d{1,3}(?:,\d{3}){2,}(?!\d)|\d+(?:[.,]\d+)?)`;

const ordinals = ' primer segund tercer cuart quint sext séptim octav noven décim'.split(' ');

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';

type Rule = readonly [written: RegExp, said: (...groups: string[]) => string];

const rules: readonly Rule[] = [
  [
    /(?<![\d:.,])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])/g,
    (_, hour = '', minute = '') => timeOf(Number(hour), Number(minute)),
  ],
  [new RegExp(String.raw`(?<![\d.,/])0?1(?= de (?:${months})(?!\p{L}))`, 'giu'), () => 'primero'],
  [
    /(?<![\d.,])(10|[1-9])\.?(º|ª|°(?! ?C)|(?:er|[rdtmvn][oa])(?![\p{L}\d]))/gu,
    (_, digit = '', ending = '') => ordinalOf(Number(digit), ending),
  ],
  [/(?<=\d) ?[x×] ?(?=\d)/g, () => ' por '],
  [/(?<=\d)\+|\+(?= ?\d)/g, () => ' más '],
];

/** A number with what says of what it is. It matches wherever a digit stands, so that nothing is read twice. */
const numbers = new RegExp(
  String.raw`((?:US)?\$ ?)?(${amount})(?:((?: mil)?(?: mill[oó]n(?:es)?)?(?: ?€)?)(?!\p{L})( ?%| ?°(?: ?C(?!\p{L}))?|\ufe0f|\u20e3)?)?`,
  'gu',
);

/**
 * Numbers as they are said: of hours, dates, money and whatever they count. What is no number of anything, as the sign of a key on
 * a phone, stays.
 */
export function spokenNumbers(text: string): string {
  if (!/\d/.test(text)) return text;
  const said = rules.reduce(
    (before, [written, words]) =>
      before.replaceAll(written, (...groups: string[]) => ` ${words(...groups)} `),
    text,
  );
  return said.replaceAll(
    numbers,
    (
      whole: string,
      sign: string | undefined,
      number: string,
      more: string | undefined = '',
      after: string | undefined = '',
      at: number,
    ) => {
      if (/[\ufe0f\u20e3]/.test(after)) return whole;
      const words = amountInWords(number);
      if (after.includes('%')) return ` ${words}${more} por ciento `;
      if (after.includes('°')) return ` ${beforeNoun(words)} grados `;
      const unit =
        sign === undefined
          ? more.includes('€')
            ? 'euro'
            : null
          : sign.startsWith('U')
            ? 'dólar'
            : 'peso';
      if (unit) return ` ${moneyOf(`${beforeNoun(words)}${more.replace(/ ?€/, '')}`, unit)} `;
      const [from, to] = [at, at + whole.length - more.length];
      return ` ${agreeing(words, said, from, to)}${more} `;
    },
  );
}

/** As in Colombia: half past is «y media», and each other minute is said. */
function timeOf(hour: number, minute: number): string {
  const said = feminine(numberWords(hour));
  if (minute === 0) return said;
  return `${said} y ${minute === 30 && hour <= 12 ? 'media' : numberWords(minute)}`;
}

function ordinalOf(digit: number, ending: string): string {
  const stem = ordinals[digit] ?? '';
  if (ending === 'er') return stem;
  return `${stem}${ending === 'ª' || ending.endsWith('a') ? 'a' : 'o'}`;
}

function moneyOf(words: string, unit: string): string {
  if (words === 'un') return `un ${unit}`;
  const of = /mill[oó]n(?:es)?$/.test(words) ? ' de' : '';
  return `${words}${of} ${unit}${unit.endsWith('r') ? 'es' : 's'}`;
}

function amountInWords(written: string): string {
  const isGrouped = /^\d{1,3}(?:[^\d,]\d{3})+(?:,\d+)?$|^\d{1,3}(?:,\d{3}){2,}$/.test(written);
  const [, whole = '', mark, decimals = ''] =
    (isGrouped && /,\d{3},/.test(written)
      ? [written, written]
      : /^(.*?)(?:([.,])(\d+))?$/.exec(isGrouped ? written.replaceAll(/[^\d,]/g, '') : written)) ??
    [];
  const said = digitsInWords(whole.replaceAll(/\D/g, ''));
  if (mark === undefined) return said;
  return `${said} ${mark === ',' ? 'coma' : 'punto'} ${digitsInWords(decimals)}`;
}

/** Words that no number counts, after one that ends in one: «veintiuno y», «uno de los dos». */
const noNoun =
  /^(?:y|e|o|u|de|del|que|en|a|al|por|para|con|sin|no|ni|me|te|se|lo|la|le|los|las|les|nos|es|son|más|menos|ya|el|como|si|coma|punto|grados)$/i;

/** What a number names, and does not count: la calle 21, el 21. */
const named =
  /^(?:el|del|al|calle|carrera|avenida|número|año|piso|ruta|página|capítulo|siglo|bus)$/i;

const feminineNoun =
  /(?:a|as|ción|ciones|sión|siones|dad|dades|tud|tudes|noches?|veces|vez|calles?|mujer|mujeres|luz|luces|voz|voces|flor|flores|nubes?|tardes?|sangre|llaves?|madres?|cruz|cruces|paredes|canción)$/i;

const masculineNoun = /^(?:días?|problemas?|temas?|poemas?|sistemas?|planetas?|mapas?|idiomas?)$/i;

/** A number as it agrees with what it counts: veintiún días, doscientas noches, a la una. */
function agreeing(words: string, text: string, from: number, to: number): string {
  if (!/(?:uno|ientos)(?: mil| |$)/.test(words)) return words;
  const before = /(\p{L}+)[^\p{L}\d]*$/u.exec(text.slice(Math.max(0, from - 30), from))?.[1] ?? '';
  if (/^las?$/i.test(before)) return feminine(words);
  const next = /^ (\p{L}+)/u.exec(text.slice(to, to + 30))?.[1] ?? '';
  if (next === '' || noNoun.test(next) || (named.test(before) && words.endsWith('uno')))
    return words;
  if (feminineNoun.test(next) && !masculineNoun.test(next)) return feminine(words);
  return beforeNoun(words);
}
