import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { confirmOtherAmount } from '#server/services/transfers/confirm-other-amount.ts';
import { confirmTransfer } from '#server/services/transfers/confirm-transfer.ts';
import { listTransfers } from '#server/services/transfers/list-transfers.ts';
import { recordTransfer } from '#server/services/transfers/record-transfer.ts';
import { refuseTransfer } from '#server/services/transfers/refuse-transfer.ts';
import { toTransferId } from '#server/services/transfers/transfer-id.ts';
import type { Route } from './+types/transfers.ts';
import { DecidedTransfers } from './decided-transfers.tsx';
import { RecordForm } from './record-form.tsx';
import {
  confirmSchema,
  keyedRecordSchema,
  namedAmountSchema,
  namedRefusalSchema,
} from './transfer-fields.ts';
import { WaitingTransfer } from './waiting-transfer.tsx';
import './transfers.css';

export const handle = { follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Transferencias');

/** `?confirmar=` is the report of which the page asks whether it is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const asked = new URL(args.request.url).searchParams.get('confirmar');
  const list = await listTransfers(args.context.get(services), actor);
  return { ...list, asked, newKey: crypto.randomUUID() };
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const here = href('/admin/pagos/transferencias');
  const form = await readTextFields(args.request);
  if (form.intent === 'refuse')
    return handleFormAction(args, form, namedRefusalSchema, async ({ reason, transfer }) => {
      await refuseTransfer(app, actor, { transferId: toTransferId(transfer), reason });
      return redirectWithFlash(here, 'transfer-refused');
    });
  if (form.intent === 'other-amount')
    return handleFormAction(args, form, namedAmountSchema, async ({ arrived, transfer, other }) => {
      const wish = { transferId: toTransferId(transfer), arrived, isOther: other === 'on' };
      await confirmOtherAmount(app, actor, wish);
      return redirectWithFlash(here, 'transfer-other-amount');
    });
  if (form.intent === 'record')
    return handleFormAction(args, form, keyedRecordSchema, async ({ other, ...record }) => {
      const role = await recordTransfer(app, actor, { ...record, isOther: other === 'on' });
      return redirectWithFlash(here, recordedNotices[role]);
    });
  return handleFormAction(args, form, confirmSchema, async ({ transfer, other }) => {
    const transferId = toTransferId(transfer);
    const isOther = other === 'on';
    const { isExtra } = await confirmTransfer(app, actor, { transferId, isOther });
    return redirectWithFlash(here, isExtra ? 'transfer-confirmed-extra' : 'transfer-confirmed');
  });
}

const recordedNotices = {
  settles: 'transfer-recorded',
  extra: 'transfer-confirmed-extra',
  mismatch: 'transfer-other-amount',
} as const;

export default function TransfersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, decided, newKey, waiting, waitingCount } = loaderData;
  const outcome = useLastOutcome(actionData);
  // Of one that somebody else decided meanwhile there is no form any more.
  const recorded = outcomeOf(outcome, 'record');
  const isElsewhere =
    outcome && !recorded && !waiting.some(({ id }) => id === outcome.values.transfer);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/pagos')}>← Pagos</Link>
        </p>
        <h1>Transferencias</h1>
        <p>
          Busca cada una en la cuenta antes de confirmarla. Lo que confirmas paga el pedido; lo que
          rechazas se lo contamos al cliente.
        </p>
      </header>
      {isElsewhere && <OutcomeAlert outcome={outcome} />}
      <section className="transfer-list" aria-labelledby="por-revisar">
        <h2 id="por-revisar">Por revisar: {waitingCount.toLocaleString('es-CO')}</h2>
        {waiting.length === 0 && <EmptyState title="Nadie espera por una transferencia" />}
        {waiting.map((report) => (
          <WaitingTransfer
            key={report.id}
            report={report}
            isAsked={asked === report.id}
            outcome={outcome?.values.transfer === report.id ? outcome : undefined}
          />
        ))}
        {waiting.length < waitingCount && (
          <p>Acá ves las {waiting.length} más antiguas: las demás aparecen cuando decidas estas.</p>
        )}
      </section>
      <RecordForm decided={decided} newKey={newKey} outcome={recorded} />
      {decided.length > 0 && (
        <Panel title="Últimas decididas">
          <DecidedTransfers transfers={decided} />
        </Panel>
      )}
    </>
  );
}
