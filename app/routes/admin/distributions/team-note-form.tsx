import type { Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { longestTeamNote } from '#packages/distribution/src/index.ts';
import type { StaffDistribution } from '#server/services/distributions/read-distribution.ts';
import { WordsForm } from '../words-form.tsx';

/** Leaves a note to the staff. */
export const TeamNoteForm = (props: {
  distribution: StaffDistribution;
  outcome: Outcome | undefined;
  newKey: string;
}) => (
  <WordsForm
    {...props}
    subjectId={props.distribution.id}
    intent="team_note"
    label="Nota para el equipo"
    hint="Solo el equipo la lee."
    rows={3}
    longest={longestTeamNote}
    kept={props.distribution.entries}
    button={
      <SubmitButton intent="team_note" small busy="Guardando...">
        Guardar nota
      </SubmitButton>
    }
  />
);
