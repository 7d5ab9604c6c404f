import { type Money, priceText } from '#content/money.ts';
import type {
  Account,
  AttemptStatus,
  PaymentRole,
  ProviderName,
  RefundReason,
  RefundStatus,
  StaffRefundReason,
} from '#packages/payments/src/index.ts';
import type { OrderAttempt, OrderPayment } from '#server/services/payment-desk/order-parts.ts';
import type { FindingKind } from '#content/payment-findings.ts';
import { refundReasonWords } from '#content/refund-reasons.ts';

/** Through whom it comes, as a sentence goes on. */
export const providerWords = {
  wompi: 'Wompi',
  paypal: 'PayPal',
  manual: 'transferencia',
} as const satisfies Record<ProviderName, string>;

const attemptStatusWords = {
  open: 'No ha pagado todavía.',
  pending: 'Falta que lo confirmen.',
  approved: 'Pagado.',
  declined: 'Rechazado.',
  expired: 'Venció sin pagarse.',
} as const satisfies Record<AttemptStatus, string>;

/** How far an attempt is; of one whose money was of another amount it is not said that it is paid. */
export const attemptText = (
  { id, status }: Pick<OrderAttempt, 'id' | 'status'>,
  payments: readonly Pick<OrderPayment, 'attemptId' | 'role'>[],
): string => {
  const own = payments.filter(({ attemptId }) => attemptId === id);
  return own.length > 0 && own.every(({ role }) => role === 'mismatch')
    ? 'Llegó otro monto.'
    : attemptStatusWords[status];
};

/** What a payment is to its order. */
export const roleWords = {
  settles: 'Con este queda pagado el pedido.',
  extra:
    'Sobra: el pedido ya estaba pagado, o PayPal ya no debía cobrarlo. Se devuelve, y abajo ves si sale por la pasarela o a mano.',
  mismatch: 'No es el monto que se pidió: falta decidir qué se hace.',
} as const satisfies Record<PaymentRole, string>;

/** Why the staff gives money back, to choose from. */
export const staffReasons = {
  withdrawal: 'Retracto: desistió dentro del plazo de la ley',
  reversal: 'Reversión: fraude, un cobro que no autorizó o algo que no recibió',
  courtesy: 'Cortesía: lo acordamos con el cliente',
  mismatch: 'El monto no era el del pedido',
} as const satisfies Record<StaffRefundReason, string>;

/** Why money goes back, as it is told. */
export const refundReasons = refundReasonWords satisfies Record<RefundReason, string>;

export const refundStatusWords = {
  asked: 'Sale hacia la pasarela en el próximo minuto.',
  pending: 'La pasarela la está haciendo.',
  manual: 'Por hacer a mano.',
  done: 'Hecha.',
} as const satisfies Record<RefundStatus, string>;

/** Why nothing is asked of a provider, and nothing is sent there. */
export const noKeysText = (provider: ProviderName): string =>
  `Las llaves de ${providerWords[provider]} no están puestas en este servidor`;

export const accountWords = {
  'provider:wompi': 'En Wompi',
  'provider:paypal': 'En PayPal',
  'provider:manual': 'En el banco',
  sales: 'Ventas',
  iva: 'IVA por pagar',
  clients: 'Por devolver a clientes',
  credits: 'Créditos de miembros',
  promotions: 'Promociones',
} as const satisfies Record<Account, string>;

/** Of a wrong amount: what came in, and what was asked for. */
export const arrivedText = (amount: Money, expected: Money): string =>
  `Llegaron ${priceText(amount)} de ${priceText(expected)}`;

/** What to do about each. */
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

/** Who did something, of the staff. */
export const staffWords = (name: string | null): string =>
  name ?? 'Alguien que ya no está en el equipo';
