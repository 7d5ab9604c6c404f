import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { returnTicket, takeTicket, useTicket } from '#server/services/vocal/tickets.ts';
import type { Route } from './+types/ticket.ts';

const askedSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take') }),
  z.object({ intent: z.literal('use'), ticket: z.string() }),
  z.object({ intent: z.literal('return'), ticket: z.string() }),
]);

/** What an analysis on somebody's device asks of the server, as JSON: a ticket before it, and what became of it after. */
export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const asked = askedSchema.safeParse(await readTextFields(args.request));
  if (!asked.success) return Response.json(null, { status: 422 });
  const respond = (body: object) =>
    Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
  try {
    if (asked.data.intent === 'take') return respond({ ticket: await takeTicket(app, actor) });
    const { intent, ticket } = asked.data;
    if (intent === 'return') return respond(await returnTicket(app, actor, ticket));
    await useTicket(app, actor, ticket);
    return respond({});
  } catch (error) {
    const described = toErrorResponse(error);
    if (!described) throw error;
    const { code, title, message } = described.body;
    return Response.json({ code, title, message }, described);
  }
}
