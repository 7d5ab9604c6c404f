import type {
  Account,
  AttemptStatus,
  PaymentRole,
  RefundReason,
  RefundStatus,
  StaffRefundReason,
} from '#packages/payments/src/index.ts';
import type { OrderAttempt, OrderPayment } from '#server/services/payment-desk/order-parts.ts';
import { refundReasonWords } from '#content/refund-reasons.ts';

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
