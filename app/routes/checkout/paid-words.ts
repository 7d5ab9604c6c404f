import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import type { PaidPart } from './followed-order.ts';
import { paidBadge } from './order-returns.ts';
import type { FiledWithdrawal } from './withdrawal-view.ts';

/** How an order that was paid is told: the newest fact is the title. */
export function paidWords(paid: PaidPart, request: FiledWithdrawal | null) {
  const { isReturned, isReturning, returning } = paid;
  const isWithdrawn = request?.isOpen ?? false;
  const badge = paidBadge(paid, { isWithdrawn });
  if (isReturned)
    return {
      ...{ ...badge, title: 'Pago devuelto' },
      text: 'Te devolvimos todo lo que pagaste por este pedido.',
    };
  if (isReturning)
    return {
      ...{ ...badge, title: 'Devolución en camino' },
      text: `Te devolvemos ${priceText(returning)}. Abajo ves cómo va.`,
    };
  if (request && isWithdrawn)
    return {
      ...{ ...badge, title: 'Pediste el retracto' },
      text: `Te devolvemos tu dinero a más tardar el ${longDate(request.dueOn)}. Tu radicado es ${request.radicado}.`,
    };
  return { ...badge, title: 'Pago Exitoso', text: 'Tu pago llegó y quedó en tu cuenta.' };
}
