/** With a point or without one, they are no words. */
const withoutVowel = {
  ...{ sr: 'señor', sra: 'señora', srta: 'señorita', sres: 'señores', dr: 'doctor' },
  ...{ dra: 'doctora', ud: 'usted', uds: 'ustedes', etc: 'etcétera' },
};

/** With their point; without it some are words. */
const dotted = {
  ...{ sta: 'santa', sto: 'santo', prof: 'profesor', ing: 'ingeniero', lic: 'licenciado' },
  ...{ gral: 'general', cía: 'compañía', av: 'avenida', avda: 'avenida', cra: 'carrera' },
  ...{ tel: 'teléfono', apto: 'apartamento', vs: 'versus', mr: 'míster', mrs: 'misis' },
};

/** Before a number, with a point or without one. */
const beforeNumber = {
  ...{ av: 'avenida', cra: 'carrera', kr: 'carrera', cr: 'carrera', cl: 'calle', cll: 'calle' },
  ...{ dg: 'diagonal', tv: 'transversal', pág: 'página', cap: 'capítulo', vol: 'volumen' },
  ...{ núm: 'número', nro: 'número' },
};

/** After a number, without a point. */
const afterNumber = {
  ...{
    km: 'kilómetros',
    kg: 'kilos',
    cm: 'centímetros',
    h: 'horas',
    'km/h': 'kilómetros por hora',
  },
};

const anyOf = (table: Readonly<Record<string, string>>): string =>
  Object.keys(table)
    .sort((one, other) => other.length - one.length)
    .join('|');

const [begins, ends] = [String.raw`(?<![\p{L}\d'’])`, String.raw`(?![\p{L}'’])`];

const rules: readonly [RegExp, Readonly<Record<string, string>>][] = [
  [new RegExp(`${begins}(${anyOf(beforeNumber)})\\.?(?=[ #]{0,2}\\d)`, 'giu'), beforeNumber],
  [new RegExp(`${begins}(${anyOf(withoutVowel)})${ends}\\.?`, 'giu'), withoutVowel],
  [new RegExp(`${begins}(${anyOf(dotted)})\\.`, 'giu'), dotted],
  [new RegExp(`(?<=\\d) ?(${anyOf(afterNumber)})${ends}(?!/)`, 'gu'), afterNumber],
];

/** Of several letters, each with its point. */
const phrases: readonly [RegExp, string][] = [
  [/(?<=\d) ?a\.? ?m\.?(?!\p{L})/giu, ' a eme'],
  [/(?<=\d) ?p\.? ?m\.?(?!\p{L})/giu, ' pe eme'],
  [/(?<!\p{L})p\. ?ej\./giu, 'por ejemplo'],
  [/(?<!\p{L})EE\. ?UU\./gu, 'Estados Unidos'],
  [/(?<!\p{L})D\. ?C\./gu, 'de ce'],
  [/(?<!\p{L})(?:n\.?[º°]|no\.(?= ?\d)|#(?= ?\d))/giu, 'número '],
];

/** Abbreviations as they are said: «Sr.» is «señor», and «Cra. 7» «carrera 7». */
export function spokenAbbreviations(text: string): string {
  const long = rules.reduce(
    (said, [written, table]) =>
      said.replaceAll(written, (whole: string, short: string) => {
        const space = whole.startsWith(' ') || /^\d/.test(whole) ? ' ' : '';
        return `${space}${table[short.toLowerCase()] ?? whole}`;
      }),
    text,
  );
  return phrases.reduce((said, [written, words]) => said.replaceAll(written, words), long);
}
