/**
 * The IVA that is a part of every price, in whole percent: the general rate (Estatuto Tributario, art. 468), or 0 for a
 * studio that is not responsible for IVA (art. 437, par. 3). What was sent keeps the one that it was sent with.
 */
export const ivaPercent: 0 | 19 = 19;

/** What whoever is not says of it. */
export const notResponsible = 'No responsable de IVA';
