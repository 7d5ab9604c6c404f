/** What does not fit in payments, as the staff reads it in its pages and mails. */
export const findingTitles = {
  'unknown-reference': 'Llegó plata que no es de ningún pedido',
  mismatch: 'Llegó otro monto del que se pidió',
  'missing-here': 'La pasarela tiene un pago que aquí no está',
  'missing-there': 'Aquí hay un pago que la pasarela no tiene',
  differs: 'El monto de aquí y el de la pasarela no son iguales',
  'manual-refund': 'Hay una devolución por hacer a mano',
  'returned-twice': 'Se devolvió dos veces',
  'provider-away': 'La pasarela no responde o nos rechaza',
} as const;

export type FindingKind = keyof typeof findingTitles;

/** Hours in which what came to a provider is not compared yet: it lists that with a delay. */
export const comparedAfterHours = 6;

/** Minutes in which one comparison that somebody asked for is enough. */
export const comparisonPause = 10;
