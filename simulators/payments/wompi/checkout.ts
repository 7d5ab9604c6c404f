import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { sendMessage } from '../pages/page.ts';
import { readChoices, readForm } from '../../read-form.ts';
import type { Simulator } from '../simulator.ts';
import { sendCheckout } from './checkout-page.ts';
import { type CheckoutRefusal, readCheckout } from './checkout-request.ts';
import { createTransaction, settleTransaction } from './payments.ts';
import { wompiFaultSchema, wompiMethodSchema, type WompiTransaction } from './transaction.ts';

const decisionSchema = z.object({
  decision: z.enum(['APPROVED', 'DECLINED', 'ERROR', 'PENDING']),
  method: wompiMethodSchema,
  faults: z.array(wompiFaultSchema),
});

/** Web Checkout: the page where whoever pays decides how it ends. */
export function wompiCheckout(simulator: Simulator): Hono {
  const checkout = new Hono();

  checkout.get('/', (c) => {
    const read = readCheckout(simulator, new URL(c.req.url).searchParams);
    return 'refusal' in read ? sendRefusal(c, read.refusal) : sendCheckout(c, read.request);
  });

  checkout.post('/', async (c) => {
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
    // Another tab may have paid it while the form was open.
    const read = readCheckout(simulator, new URL(c.req.url).searchParams);
    if ('refusal' in read) return sendRefusal(c, read.refusal);

    const { decision, ...chosen } = decided.data;
    const stored = createTransaction(simulator, read.request, chosen);
    const events = decision === 'PENDING' ? [] : settleTransaction(simulator, stored, decision);
    if (stored.faults.includes('event-first')) {
      await simulator.deliveries.arrived(events, simulator.times.eventFirst);
    }
    const back = returnAddress(stored.data);
    if (stored.faults.includes('no-return')) {
      return sendMessage(c, {
        title: 'Cerraste la ventana',
        text: `La transacción ${stored.data.id} quedó en ${stored.data.status}, y el comercio no te vio volver.`,
      });
    }
    if (back === null) {
      return sendMessage(c, {
        title: 'Listo',
        text: `La transacción ${stored.data.id} quedó en ${stored.data.status}. El enlace no traía una dirección de regreso.`,
      });
    }
    return c.redirect(back, 303);
  });

  return checkout;
}

function sendRefusal(c: Context, { status, title, text, made }: CheckoutRefusal) {
  const back = made ? returnAddress(made.data) : null;
  return sendMessage(c, {
    title,
    text,
    status,
    ...(back !== null && { next: { href: back, text: 'Volver al comercio' } }),
  });
}

/** Where the person goes back to: the shop's own query stays. */
function returnAddress({ id, redirect_url }: WompiTransaction): string | null {
  if (redirect_url === null) return null;
  const url = new URL(redirect_url);
  url.searchParams.set('id', id);
  url.searchParams.set('env', 'test');
  return url.href;
}
