import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { decideReport } from './decide-report.ts';
import type { TransferId } from './transfer-id.ts';

type Services = ChangeServices & Pick<AppServices, 'transfers'>;

/**
 * Money of a report arrived, and is not what was asked for: it is kept as the client's until the staff agrees with them on what
 * follows, which they are mailed. Rejects as `confirmTransfer` does, and with `transfer.same-amount`.
 */
export async function confirmOtherAmount(
  services: Services,
  actor: StaffActor,
  wish: {
    transferId: TransferId;
    /** What came, in hundredths of a peso. */
    arrived: number;
    isOther?: boolean;
  },
): Promise<void> {
  const { transferId, arrived, isOther = false } = wish;
  await decideReport(
    services,
    actor,
    { transferId, verdict: { decision: 'confirmed', arrived, isOther } },
    async (db, { clientEmail, clientName, amount, ...report }) => {
      if (arrived === amount.amount) throw new AppError('transfer.same-amount');
      // Whoever left has no address any more.
      if (clientEmail === null) return;
      const to = { email: clientEmail, displayName: clientName ?? '' };
      const came = { ...amount, amount: arrived };
      const told = { ...report, id: transferId, amount, arrived: came };
      await services.transfers.mails.otherAmount(to, told, db);
    },
  );
}
