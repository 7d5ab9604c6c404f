import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { severities, targetTime } from '#content/severities.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { tookText } from '../due-text.ts';
import { Due } from '../due.tsx';
import { withWho } from './proposal-forms.tsx';

/** Of a ticket, how urgent it is, which the staff may correct, and by when it should be solved. */
export function TicketPanel(props: {
  proposal: Proposal;
  outcome: Outcome | undefined;
  now: Date;
}) {
  const { proposal, outcome, now } = props;
  const { severity } = proposal;
  if (severity === null) return null;
  return (
    <Panel title="Soporte">
      <div className="desk-panel-body">
        <OutcomeForm outcome={withWho(outcomeOf(outcome, 'severity'), proposal, 'severity')}>
          <input type="hidden" name="from" value={severity} />
          <Field
            label="Urgencia"
            hint="Las metas: cuánto para responder, y cuánto para resolver."
            error={outcome?.errors.severity}
          >
            {/* What somebody else made of it meanwhile is chosen here, too. */}
            <Select name="severity" defaultValue={severity} key={severity}>
              {severities.map(({ id, name, response, solution }) => (
                <option key={id} value={id}>
                  {name}: {targetTime(response)}, {targetTime(solution)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="desk-buttons">
            <SubmitButton intent="severity" small busy="Guardando...">
              Cambiar urgencia
            </SubmitButton>
          </div>
        </OutcomeForm>
        <p className="desk-clock">
          Solución: <SolutionClock proposal={proposal} now={now} />
        </p>
      </div>
    </Panel>
  );
}

function SolutionClock({ proposal, now }: { proposal: Proposal; now: Date }) {
  const { createdAt, closedAt, firstAnsweredAt, solutionDueAt } = proposal;
  if (closedAt && firstAnsweredAt) return <>resuelto {tookText(createdAt, closedAt)}</>;
  if (closedAt) return <>cerrado sin responder</>;
  return solutionDueAt && <Due at={solutionDueAt} now={now} />;
}
