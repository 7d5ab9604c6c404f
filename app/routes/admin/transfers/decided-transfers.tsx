import { machinePaths } from '#content/machine-paths.ts';
import { priceText } from '#content/money.ts';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import type { DecidedTransfer } from '#server/services/transfers/list-transfers.ts';
import { OrderLink } from './order-link.tsx';

const moment = momentText('medium');

/** The last ones, with who decided what. */
export const DecidedTransfers = ({ transfers }: { transfers: readonly DecidedTransfer[] }) => (
  <ul className="desk-history">
    {transfers.map((one) => (
      <li key={one.id}>
        <p className="desk-history-what">
          <b>{one.decision === 'confirmed' ? 'Confirmada' : 'Rechazada'}</b>,{' '}
          {priceText(one.arrived ?? one.amount)} del pedido{' '}
          <OrderLink orderId={one.orderId} code={one.code} />
          {one.arrived && `, que es de ${priceText(one.amount)}`}.{' '}
          <time dateTime={one.decidedAt.toISOString()}>{moment(one.decidedAt)}</time>
        </p>
        <p className="transfer-by">
          <bdi>{one.decidedBy ?? 'Alguien que ya no está'}</bdi>. Referencia:{' '}
          <bdi>{one.reference}</bdi>.{' '}
          {one.proofToken !== null && (
            <NewTabLink href={`${machinePaths.transferProofs}/${one.proofToken}`}>
              Ver la imagen
            </NewTabLink>
          )}
        </p>
        {one.reason !== null && (
          <p className="desk-history-text">
            <bdi>{one.reason}</bdi>
          </p>
        )}
      </li>
    ))}
  </ul>
);
