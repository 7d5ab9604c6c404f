import { href, Link } from 'react-router';
import { membershipSpans } from '#content/membership-spans.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { UserMembership } from '#server/services/users/read-user-membership.ts';
import { membershipBadges } from '../../dashboard/membership/membership-words.ts';
import { orderList } from '../payments/order-list.ts';
import { eventText, orderOf, renewalNames } from './membership-events.ts';

const moment = momentText('long');

type Shown = { membership: UserMembership };

/** How somebody's membership stands and what moved it; what is paid of it is an order. */
export const UserMembershipPanel = ({ membership, email }: Shown & { email: string }) => (
  <Panel
    title="Membresía"
    id="membresia"
    action={
      <Link
        to={orderList.to({ search: email })}
        className={buttonClass({ look: 'quiet', small: true })}
      >
        Ver sus pedidos
      </Link>
    }
  >
    <div className="desk-panel-body">
      <Facts membership={membership} />
    </div>
    <Events membership={membership} />
  </Panel>
);

function Facts({ membership }: Shown) {
  const { status, trialEndsAt, plan, paidUntil, graceUntil, renewal } = membership;
  const { nextPlan, cancelledAt, reason } = membership;
  const badge = membershipBadges[status];
  return (
    <dl className="desk-facts">
      <dt>Estado</dt>
      <dd>
        <StatusBadge status={badge.status}>{badge.label}</StatusBadge>
      </dd>
      {trialEndsAt && (
        <>
          <dt>Prueba hasta</dt>
          <dd>{moment(trialEndsAt)}</dd>
        </>
      )}
      {plan && (
        <>
          <dt>Plan</dt>
          <dd>{membershipSpans[plan].name}</dd>
        </>
      )}
      {paidUntil && (
        <>
          <dt>Pagado hasta</dt>
          <dd>{moment(paidUntil)}</dd>
        </>
      )}
      {status === 'past_due' && graceUntil && (
        <>
          <dt>Plazo para pagar</dt>
          <dd>{moment(graceUntil)}</dd>
        </>
      )}
      {nextPlan && (
        <>
          <dt>Renovación</dt>
          <dd>
            {renewalNames[renewal]}
            {nextPlan !== plan && `, desde entonces ${membershipSpans[nextPlan].name}`}
          </dd>
        </>
      )}
      {cancelledAt && (
        <>
          <dt>Cancelada</dt>
          <dd>
            {moment(cancelledAt)}
            <br />
            {reason === null ? 'Sin motivo' : <bdi>{reason}</bdi>}
          </dd>
        </>
      )}
    </dl>
  );
}

const Events = ({ membership: { events } }: Shown) => (
  <ol className="desk-history">
    {events.map(({ place, at, event }) => {
      const orderId = orderOf(event);
      return (
        <li key={place}>
          <p className="desk-history-what">
            <bdi>{eventText(event)}</bdi>{' '}
            {orderId !== null && (
              <>
                <Link to={href('/admin/pagos/:orderId', { orderId })}>Ver el pedido</Link>{' '}
              </>
            )}
            <time dateTime={at.toISOString()}>{moment(at)}</time>
          </p>
        </li>
      );
    })}
  </ol>
);
