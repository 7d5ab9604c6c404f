import { href } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { saveTakeSchema } from '#packages/vocal/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { saveTake } from '#server/services/vocal/saved-takes.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { returnTicket, takeTicket, consumeTicket } from '#server/services/vocal/tickets.ts';
import type { Route } from './+types/ticket.ts';

const askedSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take') }),
  z.object({ intent: z.literal('use'), ticket: z.string() }),
  z.object({ intent: z.literal('return'), ticket: z.string() }),
  saveTakeSchema.extend({ intent: z.literal('save') }),
]);

/** What an analysis on somebody's device asks of the server, as JSON: a ticket before it, what became of it after, and to keep its numbers. */
export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const asked = askedSchema.safeParse(await readTextFields(args.request));
  if (!asked.success) return Response.json(refusalOf(asked.error), { status: 422 });
  const respond = (body: object) =>
    Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
  try {
    if (asked.data.intent === 'take') return respond({ ticket: await takeTicket(app, actor) });
    const { intent, ticket } = asked.data;
    if (intent === 'save') {
      await saveTake(app, actor, { id: ticket, name: asked.data.name, take: asked.data.take });
      return respond({ saved: href('/vocal-analyzer/:runId', { runId: ticket }) });
    }
    if (intent === 'return') return respond(await returnTicket(app, actor, ticket));
    await consumeTicket(app, actor, ticket);
    return respond({});
  } catch (error) {
    const described = toErrorResponse(error);
    if (!described) throw error;
    const { code, title, message } = described.body;
    return Response.json({ code, title, message }, described);
  }
}

/** Only a name is typed: of it its person is told what to change. */
function refusalOf({ issues }: z.ZodError) {
  const named = issues.find(({ path }) => path[0] === 'name');
  return named
    ? { field: 'name', title: named.message, message: named.message }
    : { title: 'No se pudo', message: 'La página y el estudio no se entendieron. Recárgala.' };
}
