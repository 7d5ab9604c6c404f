import { data, href, redirect } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { isAppError } from '#server/app-error.ts';
import { notePresence } from '#server/services/proposals/note-presence.ts';
import { toProposalId } from '#server/services/proposals/proposal-id.ts';
import type { Route } from './+types/presence.ts';

export function loader(args: Route.LoaderArgs) {
  requireStaff(args);
  return redirect(href('/admin/contact-submissions/:proposalId', args.params));
}

/** Takes what an open page says while somebody types a reply in it: no form leads here. */
export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  try {
    const proposalId = toProposalId(args.params.proposalId);
    await notePresence(args.context.get(services), actor, { proposalId });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: 404 });
    throw error;
  }
}
