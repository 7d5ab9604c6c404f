import type { FindingKind } from '#content/payment-findings.ts';

/** What to do about each finding. */
export const findingAdvice = {
  'unknown-reference':
    'Busca la transacción en el panel de la pasarela y mira quién la pagó. Devuélvela desde allá o acuérdalo con esa persona, y escribe aquí qué hiciste.',
  mismatch:
    'Abre el pedido y devuelve ese pago; después pídele al cliente que pague el total. Si prefieres dejarlo, escribe aquí qué acordaron.',
  'missing-here':
    'Si tiene pedido, ábrelo y usa «Preguntar ahora»: el pago entra con su comprobante. Si no, búscalo en el panel de la pasarela y devuélvelo desde allá.',
  'missing-there':
    'Busca la transacción en el panel de la pasarela. Si de verdad no está, no entregues nada más de ese pedido y habla con su soporte antes de resolverla.',
  differs:
    'Compara el monto del pedido con el del panel de la pasarela. El libro no se corrige a mano: devuelve lo que sobra, o cobra lo que falta con otro pedido.',
  'manual-refund':
    'Se devuelve con una transferencia tuya: si pidió el retracto, a la cuenta que está en el pedido; si no, a la que le pedimos por correo. Después anota su referencia en el pedido, en «Ya la hice»: así se resuelve sola.',
  'returned-twice':
    'Salió del banco y, además, de la pasarela: el monto es lo que el cliente recibió de más. Escríbele y pídele que lo devuelva; si la transferencia no le ha llegado, pídele al banco que la detenga. Escribe aquí qué pasó.',
  'provider-away':
    'Mira la página de estado de la pasarela; si allá todo está bien, revisa las llaves y que la cuenta no esté restringida. Si faltan las llaves y no van a volver, haz a mano las devoluciones detenidas, cada una en su pedido. Los pagos de estas horas esperan y se aplican cuando vuelva a responder: entonces esto se resuelve solo.',
} as const satisfies Record<FindingKind, string>;
