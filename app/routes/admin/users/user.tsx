import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readUserMembership } from '#server/services/users/read-user-membership.ts';
import { readUser } from '#server/services/users/read-user.ts';
import { toUserId } from '#server/services/users/user-id.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/user.ts';
import { auditPath } from '../audit/audit-path.ts';
import { RoleForm, TierForm } from './plan-forms.tsx';
import { StaffForm } from './staff-form.tsx';
import { OpenAccountForms, SuspendedAccountForm } from './suspension-forms.tsx';
import { userAction } from './user-action.ts';
import { UserFacts } from './user-facts.tsx';
import { UserSessions } from './user-sessions.tsx';

const loadUserHistory = () => import('./user-history.tsx');
const UserHistory = keepDrawn(
  import.meta.env.SSR
    ? (await loadUserHistory()).UserHistory
    : later(loadUserHistory, 'UserHistory'),
);
const loadUserMembership = () => import('./user-membership.tsx');
const UserMembershipPanel = keepDrawn(
  import.meta.env.SSR
    ? (await loadUserMembership()).UserMembershipPanel
    : later(loadUserMembership, 'UserMembershipPanel'),
);

export const handle = { follows: ['user'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.user.name);

/** `?equipo` asks whether letting the person into the staff, or out of it, is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  try {
    const userId = toUserId(args.params.userId);
    const [user, membership] = await Promise.all([
      readUser(app, actor, userId),
      readUserMembership(app, actor, userId),
    ]);
    const isStaffAsked = new URL(args.request.url).searchParams.has('equipo');
    return { user, membership, isStaffAsked, isMe: user.id === actor.userId };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(href('/admin/usuarios'), 'user-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export const action = (args: Route.ActionArgs) => userAction(args, args.params.userId);

/** From one account to another, by Back and Forward too, nothing of the first one stays. */
export default function UserPage(props: Route.ComponentProps) {
  return <UserDesk key={props.loaderData.user.id} {...props} />;
}

function UserDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { user, membership, isStaffAsked, isMe } = loaderData;
  const outcome = useLastOutcome(actionData);
  const here = href('/admin/usuarios/:userId', { userId: user.id });
  const audit = auditPath({ subject: { kind: 'user', id: user.id } });
  const suspension = (
    <Panel title="Suspensión" id="suspension">
      <div className="desk-panel-body">
        {isMe ? (
          <p>Es tu cuenta: nadie se suspende a sí mismo.</p>
        ) : user.suspendedAt ? (
          <SuspendedAccountForm user={user} outcome={outcome} />
        ) : (
          <OpenAccountForms user={user} outcome={outcome} />
        )}
      </div>
    </Panel>
  );
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/usuarios')}>← Usuarios</Link>
        </p>
        <h1>
          <bdi>{user.name}</bdi>
        </h1>
      </header>
      <div className="desk-columns">
        <Panel
          title="Cuenta"
          action={
            <Link to={audit} className={buttonClass({ look: 'quiet', small: true })}>
              Ver en auditoría
            </Link>
          }
        >
          <div className="desk-panel-body">
            <UserFacts user={user} />
          </div>
        </Panel>
        {user.suspendedAt && suspension}
        <div className="desk-side">
          <Panel title="Plan y tipo">
            <div className="desk-panel-body user-forms">
              <TierForm user={user} outcome={outcome} />
              <RoleForm user={user} outcome={outcome} />
            </div>
          </Panel>
          <Panel title="Sesiones">
            <UserSessions sessions={user.sessions} />
          </Panel>
          <Panel title="Equipo">
            <div className="desk-panel-body">
              <StaffForm user={user} outcome={outcome} here={here} isAsked={isStaffAsked} />
            </div>
          </Panel>
        </div>
        {membership && <UserMembershipPanel membership={membership} email={user.email} />}
        <UserHistory user={user} />
        {!user.suspendedAt && suspension}
      </div>
    </>
  );
}
