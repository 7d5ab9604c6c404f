import { SubmitKey } from '#app/ui/submit-key.tsx';
import { binDays } from '#content/deletion.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';

export function DeleteForm({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="song-delete">
      <OutcomeForm outcome={outcome}>
        <p>Pasa a la papelera con sus archivos. Tienes {binDays} días para arrepentirte.</p>
        <SubmitKey intent="delete" look="danger" busy="Borrando...">
          Borrar
        </SubmitKey>
      </OutcomeForm>
    </div>
  );
}
