import { redirect } from 'react-router';
import { services } from '#app/context.ts';
import { isAppError } from '#server/app-error.ts';
import { confirmEmail } from '#server/services/accounts/confirm-email.ts';
import { leaveNotice } from '#server/services/notices.ts';
import type { Route } from './+types/confirm.ts';

/** The link of the confirmation mail. The first visit signs in; later ones only say that it is done. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const headers = await confirmEmail(context.get(services).auth, request.headers, token);
    const signedIn = headers.getSetCookie().length > 0;
    headers.append('set-cookie', leaveNotice(signedIn ? 'confirmed' : 'already-confirmed'));
    return redirect(signedIn ? '/' : '/auth', { headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return redirect('/auth', { headers: { 'set-cookie': leaveNotice('link-invalid') } });
  }
}
