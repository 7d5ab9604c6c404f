/** Of what the staff writes about an account, and a suspended person in return, in UTF-16 units. */
export const longestWords = 4000;

/** Days that a person has to correct what the staff warned them about. */
export const warningDays = [3, 5, 10, 15] as const;

/**
 * Why an account is suspended, as the terms of use allow it: what it was warned about was not corrected in time, or at once
 * because of a risk or an order of an authority.
 */
export const suspensionGrounds = ['uncorrected', 'risk', 'order'] as const;
export type SuspensionGround = (typeof suspensionGrounds)[number];

export const groundLabels = {
  uncorrected: 'No corrigió en el plazo que le dimos',
  risk: 'De una vez: hay riesgo para otras personas o para el servicio',
  order: 'De una vez: lo ordenó una autoridad',
} as const satisfies Record<SuspensionGround, string>;
