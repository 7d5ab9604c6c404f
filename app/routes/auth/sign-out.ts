import { href, redirect } from 'react-router';
import { services, user, anonymous } from '#app/context.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { signOut } from '#server/services/accounts/sign-out.ts';
import type { Route } from './+types/sign-out.ts';

/** Only the button signs out; following a link here leads home. */
export const loader = () => redirect(href('/'));

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(services);
  try {
    const headers = await signOut(
      app,
      context.get(user) ?? context.get(anonymous),
      request.headers,
    );
    return redirectWithFlash(href('/'), 'signed-out', { headers });
  } catch (error) {
    app.log.error({ err: error }, 'sign-out failed');
    return redirectWithFlash(href('/'), 'sign-out-failed');
  }
}
