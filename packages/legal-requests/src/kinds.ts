import { type Term, withdrawalDays, withdrawalTerm } from './terms.ts';

/** What a person can ask for, and in how many days the law wants an answer. */
type Kind = {
  label: string;
  /** For who has to choose. */
  about: string;
  term: Term;
  /** Working days by which that can be extended once, telling why; null where the law knows no extension. */
  extension: number | null;
  /** Whether it is about personal data (Ley 1581 of 2012). */
  isAboutData: boolean;
};

/**
 * Ley 1581 of 2012, art. 14: a query is answered in 10 working days and 5 more; art. 15: a claim in 15 and 8 more. For
 * the others 15 (Ley 1755 of 2015, art. 14, by its art. 32 for companies too). Who withdraws from a purchase has all of
 * their money back within 15 days of the calendar (Ley 1480 of 2011, art. 47, as Ley 2439 of 2024 has it); a payment is
 * charged back within 15 working days (art. 51).
 */
const kinds = {
  'data-query': {
    label: 'Consulta de datos personales',
    about: 'Ver qué datos tuyos tenemos o saber cómo los usamos',
    term: { days: 10, calendar: false },
    extension: 5,
    isAboutData: true,
  },
  'data-claim': {
    label: 'Reclamo de datos personales',
    about: 'Corregir, actualizar o borrar tus datos, o retirar el permiso',
    term: { days: 15, calendar: false },
    extension: 8,
    isAboutData: true,
  },
  petition: {
    label: 'Petición',
    about: 'Pedir información o que hagamos algo',
    term: { days: 15, calendar: false },
    extension: null,
    isAboutData: false,
  },
  complaint: {
    label: 'Queja',
    about: 'Contar que algo de la atención estuvo mal',
    term: { days: 15, calendar: false },
    extension: null,
    isAboutData: false,
  },
  'consumer-claim': {
    label: 'Reclamo de consumo',
    about: 'Algo que compraste o contrataste no salió como debía',
    term: { days: 15, calendar: false },
    extension: null,
    isAboutData: false,
  },
  withdrawal: {
    label: 'Retracto',
    about: `Deshacer una compra en los ${withdrawalDays} días hábiles siguientes, sin dar razones`,
    term: withdrawalTerm,
    extension: null,
    isAboutData: false,
  },
  chargeback: {
    label: 'Reversión del pago',
    about:
      'Te cobraron en línea por un fraude, por algo que no pediste, que no recibiste o que no es lo que compraste',
    term: { days: 15, calendar: false },
    extension: null,
    isAboutData: false,
  },
} as const satisfies Record<string, Kind>;

export type RequestKind = keyof typeof kinds;

/** In the order in which people choose. */
export const requestKindNames = Object.keys(kinds) as RequestKind[];

/** What a kind of request is, and what the law says of it. */
export const requestKinds: Readonly<Record<RequestKind, Kind>> = kinds;
