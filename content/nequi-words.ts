import { brand } from './brand.ts';

/**
 * What a person ticks to have their membership charged to their Nequi: each box apart, about a document of Wompi's that it links
 * to. `before` and `after` stand around the name of the document.
 */
export const nequiTerms = {
  before: 'Acepto los ',
  document: 'términos y condiciones de Wompi',
  after: '.',
} as const;

export const nequiPersonalData = {
  before: 'Autorizo el ',
  document: 'tratamiento de mis datos personales por Wompi',
  after: '.',
} as const;

/** What they agree to by pressing the button, which stands above it. */
export const nequiCharge = `Autorizo a ${brand.name} a cobrar cada periodo de mi membresía a este Nequi hasta que lo quite o cancele.`;

const wordsOf = ({ before, document, after }: typeof nequiTerms | typeof nequiPersonalData) =>
  `${before}${document}${after}`;

/** It is stored as it stands here, to prove what was agreed to. */
export const nequiConsentText = [wordsOf(nequiTerms), wordsOf(nequiPersonalData), nequiCharge].join(
  '\n',
);
