import { href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { WaitingTransfer } from '#server/services/transfers/list-transfers.ts';

/** Where else the reference of a report stands: one transfer pays one order. */
export function SameReference({ alike }: Pick<WaitingTransfer, 'alike'>) {
  if (alike.length === 0) return null;
  return (
    <Alert tone="error" title="Esta referencia se repite">
      {alike.map(({ id, orderId, code, clientName, isConfirmed }) => (
        <span key={id} className="transfer-alike">
          {isConfirmed ? 'Ya se confirmó en ' : 'También la reportaron en '}
          <Link to={href('/admin/pagos/:orderId', { orderId })}>{code}</Link>, de{' '}
          <bdi>{clientName ?? 'alguien que ya no tiene cuenta'}</bdi>.{' '}
        </span>
      ))}
      Míralo antes de confirmar.
    </Alert>
  );
}

/** The tick without which no reference is confirmed twice; asked for where it is known that it is, or was refused for it. */
export function OtherTransferTick(props: { isAsked: boolean; outcome: Outcome | undefined }) {
  const { isAsked, outcome } = props;
  if (!isAsked && outcome?.errors.other === undefined && outcome?.values.other === undefined)
    return null;
  return (
    <Checkbox name="other" error={outcome?.errors.other}>
      Es otra transferencia: la vi en la cuenta
    </Checkbox>
  );
}
