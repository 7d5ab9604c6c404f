/** Why money goes back, as it is told to the staff and to the accountant. */
export const refundReasonWords = {
  withdrawal: 'retracto',
  reversal: 'reversión del pago',
  courtesy: 'cortesía',
  mismatch: 'un monto distinto al del pedido',
  duplicate: 'pago repetido',
  revoked: 'un cobro de PayPal que ya no debía salir',
  provider: 'la pasarela lo devolvió por su cuenta',
} as const;
