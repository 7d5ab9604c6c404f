import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { proposalMoves } from '#packages/contact/src/index.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { entryText } from './proposal-history.tsx';

type Asked = { proposal: Proposal; outcome: Outcome | undefined };

/** Moves a proposal on. A button is disabled where it would lead to where it is. */
export function StatusForm({ proposal, outcome }: Asked) {
  const { status } = proposal;
  return (
    <OutcomeForm outcome={withWho(isMove(outcome) ? outcome : undefined, proposal, 'status')}>
      <input type="hidden" name="from" value={status} />
      <div className="desk-buttons">
        <SubmitButton
          intent="in_progress"
          small
          busy="Pasando..."
          disabled={status === 'in_progress'}
        >
          En proceso
        </SubmitButton>
        <SubmitButton intent="contacted" small busy="Pasando..." disabled={status === 'contacted'}>
          Contactada
        </SubmitButton>
        {status === 'closed' ? (
          <SubmitButton intent="reopened" small busy="Reabriendo...">
            Reabrir
          </SubmitButton>
        ) : (
          <SubmitButton intent="closed" small busy="Cerrando...">
            Cerrar
          </SubmitButton>
        )}
      </div>
    </OutcomeForm>
  );
}

const isMove = (outcome: Outcome | undefined) =>
  proposalMoves.some((intent) => outcome?.values['intent'] === intent);

/** Gives it to somebody of the staff. */
export function AssigneeForm({ proposal, outcome }: Asked) {
  const { assigneeId, assigneeName, staff } = proposal;
  return (
    <OutcomeForm outcome={withWho(outcomeOf(outcome, 'assign'), proposal, 'assignee')}>
      <input type="hidden" name="from" value={assigneeId ?? ''} />
      <Field label="La lleva">
        {/* Whoever it is given to meanwhile is chosen here, too. */}
        <Select name="assignee" defaultValue={assigneeId ?? ''} key={assigneeId}>
          <option value="">Nadie</option>
          {assigneeId !== null && staff.every(({ id }) => id !== assigneeId) && (
            <option value={assigneeId}>
              {assigneeName ?? 'Alguien'} (ya no está en el equipo)
            </option>
          )}
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="assign" small busy="Guardando...">
          Asignar
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

const late = ['proposal.moved', 'proposal.reassigned', 'ticket.reclassified'];

/** Of two who do the same at once the second is told what the first did. */
export function withWho(
  outcome: Outcome | undefined,
  { entries }: Proposal,
  kind: 'status' | 'assignee' | 'severity',
): Outcome | undefined {
  const last = entries.find((entry) => entry.kind === kind);
  if (!outcome || !late.includes(outcome.code ?? '') || !last) return outcome;
  return { ...outcome, message: `${entryText(last)} ${outcome.message}` };
}
