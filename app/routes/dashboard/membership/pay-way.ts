import { data, href } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { nequiSchema } from '#packages/membership/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import {
  askNequi,
  type NequiDocuments,
  readNequiDocuments,
} from '#server/services/renewals/ask-nequi.ts';
import { followOwnNequi } from '#server/services/renewals/follow-nequi.ts';
import { type PayWay, readPayWay } from '#server/services/renewals/read-pay-way.ts';
import { removeNequi } from '#server/services/renewals/remove-nequi.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/membership.ts';
import { isConnectQuery } from './connect-path.ts';

/** `isAsked`: the form to connect a Nequi is asked for; its documents are null where nobody tells them now. */
export type PayWayView = PayWay & { isAsked: boolean; documents: NequiDocuments | null };

const here = href('/dashboard/membresia');

/** Beside what is ticked, the documents that were shown. */
const shownNequiSchema = nequiSchema.extend({
  termsUrl: z.string().max(2048).default(''),
  personalDataUrl: z.string().max(2048).default(''),
});

/** How the next period is paid; whoever looks while their Nequi is asked has it asked about. */
export async function loadPayWay(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  actor: UserActor,
): Promise<PayWayView | null> {
  const app = context.get(services);
  await followOwnNequi(app, actor);
  const way = await readPayWay(app, actor);
  if (!way) return null;
  const isAsked = way.mayConnect && isConnectQuery(new URL(request.url).searchParams);
  return { ...way, isAsked, documents: isAsked ? await readNequiDocuments(app, actor) : null };
}

/** What its forms do; of any other intent there is nothing. */
export function changePayWay(
  args: Route.ActionArgs,
  actor: UserActor,
  form: Record<string, string>,
) {
  const app = args.context.get(services);
  switch (form.intent) {
    case 'nequi':
      return handleFormAction(args, form, shownNequiSchema, async (wish) => {
        await askNequi(app, actor, wish);
        return redirectWithFlash(here, 'nequi-asked');
      });
    case 'nequi-remove':
      return handleFormAction(args, form, z.object({}), async () => {
        await removeNequi(app, actor);
        return redirectWithFlash(here, 'nequi-removed');
      });
    case undefined:
    default:
      throw data(null, { status: 400 });
  }
}
