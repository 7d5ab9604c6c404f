import { Hono } from 'hono';
import { z } from 'zod';
import { sendMessage } from '../pages/page.ts';
import { readChoices, readForm } from '../../read-form.ts';
import type { Simulator } from '../simulator.ts';
import { sendApproval } from './approval-page.ts';
import { captureOutcomeSchema, type Order, paypalFaultSchema } from './order.ts';
import { approveOrder, findOrder, waitsForPayer } from './payments.ts';
import { payerId } from './shapes.ts';

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('cancel') }),
  z.object({
    decision: z.enum(['return', 'stay']),
    outcome: captureOutcomeSchema,
    faults: z.array(paypalFaultSchema),
  }),
]);

/** Where whoever pays with PayPal agrees, or does not. */
export function paypalApproval(simulator: Simulator): Hono {
  const pages = new Hono();

  pages.on(['GET', 'POST'], '/checkoutnow', async (c) => {
    const order = findOrder(simulator, c.req.query('token') ?? '');
    if (!order) {
      return sendMessage(c, {
        title: 'No conocemos esta orden',
        text: 'El enlace no es de una orden de este simulador.',
        status: 404,
      });
    }
    if (!waitsForPayer(order)) {
      return sendMessage(c, {
        title: 'Esta orden ya se aprobó',
        text: 'No hay nada más que hacer aquí.',
        status: 409,
        ...(order.return_url !== null && {
          next: { href: backTo(order.return_url, order, payerId), text: 'Volver al comercio' },
        }),
      });
    }
    if (c.req.method === 'GET') return sendApproval(c, order);

    const decided = decisionSchema.safeParse({
      ...(await readForm(c)),
      faults: await readChoices(c, 'fault'),
    });
    if (!decided.success) {
      return sendMessage(c, {
        title: 'No entendimos qué quieres hacer',
        text: 'Vuelve atrás y presiona uno de los botones.',
        status: 422,
      });
    }
    if (decided.data.decision === 'cancel') {
      return order.cancel_url === null
        ? sendMessage(c, {
            title: 'Cancelaste',
            text: 'La orden no traía una dirección de regreso.',
          })
        : c.redirect(backTo(order.cancel_url, order), 303);
    }
    approveOrder(simulator, order, decided.data);
    if (decided.data.decision === 'stay' || order.return_url === null) {
      return sendMessage(c, {
        title: 'Aprobaste y cerraste la ventana',
        text: `La orden ${order.id} está aprobada, y el comercio no te vio volver.`,
      });
    }
    return c.redirect(backTo(order.return_url, order, payerId), 303);
  });

  return pages;
}

function backTo(address: string, { id }: Order, payer?: string): string {
  const url = new URL(address);
  url.searchParams.set('token', id);
  if (payer !== undefined) url.searchParams.set('PayerID', payer);
  return url.href;
}
