import type { AccountRole } from '#packages/account/src/index.ts';
import type { Auth } from './auth.ts';

/** The signed-in person, as much of them as pages need. */
export type Session = {
  id: string;
  userId: string;
  name: string;
  displayName: string;
  email: string;
  role: AccountRole;
  isStaff: boolean;
};

/** The session of these request headers, and headers that prolong its cookie when it is due. */
export async function readSession(
  auth: Auth,
  requestHeaders: Headers,
): Promise<{ session: Session | null; headers: Headers }> {
  const { response, headers } = await auth.api.getSession({
    headers: requestHeaders,
    returnHeaders: true,
  });
  return { session: response ? toSession(response) : null, headers };
}

type Stored = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;

const toSession = ({ session, user }: Stored): Session => ({
  id: session.id,
  userId: user.id,
  name: user.name,
  displayName: user.displayName || (user.email.split('@', 1)[0] ?? ''),
  email: user.email,
  role: user.role as AccountRole,
  isStaff: user.isStaff === true,
});
