import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { StaffDistribution } from '#server/services/distributions/read-distribution.ts';
import { withCount } from './tick-count.ts';

/** Takes back one that was never sent. Who was too late reads so all the same. */
export function DeleteForm(props: {
  distribution: StaffDistribution;
  outcome: Outcome | undefined;
}) {
  const { isUnsent, status } = props.distribution;
  const outcome = outcomeOf(props.outcome, 'delete');
  if (!isUnsent && status !== 'pending' && !outcome) return null;
  return (
    <OutcomeForm outcome={outcome}>
      {isUnsent && (
        <>
          <p className="desk-clock">No ha salido: si se quita, su artista deja de verla.</p>
          <DeleteButton />
        </>
      )}
      {!isUnsent && status === 'pending' && (
        <p className="desk-clock">
          No se quita de la lista: ya salió una vez, y su artista leyó qué pasó.
        </p>
      )}
    </OutcomeForm>
  );
}

export const DeleteButton = ({ ticked }: { ticked?: number | null }) => (
  <div className="desk-buttons">
    <SubmitButton intent="delete" small look="danger" busy="Quitando...">
      {withCount('Quitar de la lista', ticked)}
    </SubmitButton>
  </div>
);
