import { redirect } from 'react-router';
import { services, session } from '#app/context.ts';
import { redirectWithNotice } from '#app/routes/redirect-with-notice.ts';
import { signOut } from '#server/services/accounts/sign-out.ts';
import type { Route } from './+types/sign-out.ts';

/** Only the button signs out; following a link here leads home. */
export const loader = () => redirect('/');

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(services);
  try {
    const headers = await signOut(app, context.get(session), request.headers);
    return redirectWithNotice('/', 'signed-out', { headers });
  } catch (error) {
    app.log.error({ err: error }, 'sign-out failed');
    return redirectWithNotice('/', 'sign-out-failed');
  }
}
