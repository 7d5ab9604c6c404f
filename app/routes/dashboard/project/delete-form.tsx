import { SubmitButton } from '#app/ui/submit-button.tsx';
import { binDays } from '#content/deletion.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';

export function DeleteForm({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="song-delete">
      <OutcomeForm outcome={outcome}>
        <p>Pasa a la papelera con sus archivos. Tienes {binDays} días para arrepentirte.</p>
        <SubmitButton intent="delete" look="danger" busy="Borrando...">
          Borrar
        </SubmitButton>
      </OutcomeForm>
    </div>
  );
}
