import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ChangeServices } from '../payments/change-order.ts';
import { orderHours } from '../payments/open-order.ts';
import { decideReport } from './decide-report.ts';
import type { TransferId } from './transfer-id.ts';

type Services = ChangeServices & Pick<AppServices, 'transfers'>;

/**
 * The money of a report is not there: the client is mailed why, and has a day more to report again at the same price.
 * Rejects with `transfer.decided` or `transfer.gone`.
 */
export async function refuseTransfer(
  services: Services,
  actor: StaffActor,
  { transferId, reason }: { transferId: TransferId; reason: string },
): Promise<void> {
  await decideReport(
    services,
    actor,
    { transferId, verdict: { decision: 'refused', reason } },
    async (db, { clientEmail, clientName, ...report }) => {
      const until = new Date(services.now().getTime() + orderHours * 3_600_000);
      await db
        .updateTable('orders')
        .set({ expires_at: until })
        .where('id', '=', report.orderId)
        .where('status', '=', 'open')
        .where('expires_at', '<', until)
        .execute();
      // Whoever left has no address any more.
      if (clientEmail === null) return;
      const to = { email: clientEmail, displayName: clientName ?? '' };
      await services.transfers.mails.refused(to, { ...report, id: transferId, reason }, db);
    },
  );
}
