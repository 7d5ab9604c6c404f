import { Hono } from 'hono';
import { z } from 'zod';
import { sendMessage } from '../pages/page.ts';
import { readForm } from '../../read-form.ts';
import type { Simulator } from '../simulator.ts';
import type { Subscription } from './subscription.ts';
import { sendSubscriptionApproval } from './subscription-page.ts';
import { approveSubscription } from './subscriptions.ts';

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('cancel') }),
  z.object({
    decision: z.enum(['return', 'stay']),
    failing: z.coerce.number().int().min(0).max(3),
  }),
]);

/** Where a person agrees to be charged each period, or does not. */
export function subscriptionApproval(simulator: Simulator): Hono {
  const pages = new Hono();

  pages.on(['GET', 'POST'], '/webapps/billing/subscriptions', async (c) => {
    const token = c.req.query('ba_token');
    const subscription = simulator.store.state.paypal.subscriptions.find(
      ({ ba_token }) => ba_token === token,
    );
    if (!subscription) {
      return sendMessage(c, {
        title: 'No conocemos esta suscripción',
        text: 'El enlace no es de una suscripción de este simulador.',
        status: 404,
      });
    }
    if (subscription.status !== 'APPROVAL_PENDING') {
      return sendMessage(c, {
        title: 'Esta suscripción ya se aprobó',
        text: 'No hay nada más que hacer aquí.',
        status: 409,
        next: { href: backTo(subscription.return_url, subscription), text: 'Volver al comercio' },
      });
    }
    if (c.req.method === 'GET') return sendSubscriptionApproval(c, simulator, subscription);

    const decided = decisionSchema.safeParse(await readForm(c));
    if (!decided.success) {
      return sendMessage(c, {
        title: 'No entendimos qué quieres hacer',
        text: 'Vuelve atrás y presiona uno de los botones.',
        status: 422,
      });
    }
    if (decided.data.decision === 'cancel') {
      return c.redirect(backTo(subscription.cancel_url, subscription), 303);
    }
    approveSubscription(simulator, subscription, { failingTries: decided.data.failing });
    if (decided.data.decision === 'stay') {
      return sendMessage(c, {
        title: 'Aprobaste y cerraste la ventana',
        text: `La suscripción ${subscription.id} está aprobada, y el comercio no te vio volver.`,
      });
    }
    return c.redirect(backTo(subscription.return_url, subscription), 303);
  });

  return pages;
}

function backTo(address: string, { id, ba_token: token }: Subscription): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ subscription_id: id, ba_token: token, token })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
