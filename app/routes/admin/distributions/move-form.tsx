import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import {
  type DistributionStatus,
  longestMoveNote,
  nextStatuses,
  sendsToStore,
} from '#packages/distribution/src/index.ts';
import type { AccountHold } from '#server/services/distributions/account-hold.ts';
import { holdTexts } from './account-hold.ts';
import { withCount } from './tick-count.ts';

const moves = {
  uploading: { label: 'Pasar a «Subiendo»', look: 'primary' },
  processing: { label: 'Pasar a «Procesando»', look: 'primary' },
  live: { label: 'Ya está en vivo', look: 'primary' },
  failed: { label: 'Falló', look: 'danger' },
  pending: { label: 'Volver a «Pendiente»', look: 'primary' },
  removed: { label: 'Ya se retiró', look: 'danger' },
} as const satisfies Record<DistributionStatus, object>;

/** Whether a form's last try was one of these moves. */
export const isMove = (outcome: Outcome | undefined): boolean =>
  Object.hasOwn(moves, outcome?.values['intent'] ?? '');

/**
 * The fields and buttons that move distributions of a status on. They stand in a form; nothing follows what is removed, and
 * nothing is sent of an account with a hold.
 */
export function MoveFields(props: {
  from: DistributionStatus;
  hold: AccountHold | null;
  outcome: Outcome | undefined;
  /** How many are ticked, where that is known. */
  ticked?: number | null;
}) {
  const { from, hold, outcome, ticked } = props;
  const next = nextStatuses(from);
  if (next.length === 0)
    return <p className="desk-clock">De acá no se mueve. Si la canción vuelve, pídela otra vez.</p>;
  if (hold && next.every(sendsToStore)) return <p className="desk-clock">{holdTexts[hold]}</p>;
  return (
    <>
      <input type="hidden" name="from" value={from} />
      <Field
        label="Nota para el artista"
        optional
        hint={
          next.includes('failed')
            ? 'La lee en su historial. Si falló, cuéntale por qué y qué sigue.'
            : 'La lee en su historial.'
        }
        error={outcome?.errors.note}
      >
        <TextArea
          name="note"
          rows={3}
          maxLength={longestMoveNote}
          defaultValue={outcome?.values.note}
        />
      </Field>
      <div className="desk-buttons">
        {next.map((to) => (
          <SubmitButton key={to} intent={to} small look={moves[to].look} busy="Pasando...">
            {withCount(moves[to].label, ticked)}
          </SubmitButton>
        ))}
      </div>
    </>
  );
}
