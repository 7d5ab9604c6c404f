/** What providers call the ways to pay, and what people do. */
export const methodNames: ReadonlyMap<string, string> = new Map([
  ['CARD', 'tarjeta'],
  ['CARD_POS', 'tarjeta'],
  ['PSE', 'PSE'],
  ['NEQUI', 'Nequi'],
  ['DAVIPLATA', 'Daviplata'],
  ['BANCOLOMBIA', 'Bancolombia'],
  ['BANCOLOMBIA_TRANSFER', 'Bancolombia'],
  ['BANCOLOMBIA_QR', 'Bancolombia QR'],
  ['BANCOLOMBIA_COLLECT', 'corresponsal Bancolombia'],
  ['BANCOLOMBIA_BNPL', 'Bancolombia a cuotas'],
]);

/** `CARD` → `tarjeta`. Null of what is no more than its provider says already, and of what nobody has named yet. */
export const methodName = (method: string | null): string | null =>
  method === null ? null : (methodNames.get(method) ?? null);
