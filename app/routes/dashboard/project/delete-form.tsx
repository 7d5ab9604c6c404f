import { useNavigation } from 'react-router';
import { binDays } from '#content/deletion.ts';
import { Button } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';

export function DeleteForm({ outcome }: { outcome: Outcome | undefined }) {
  const sending = useNavigation().formData?.get('intent') === 'delete';
  return (
    <div className="song-delete">
      <OutcomeForm outcome={outcome}>
        <input type="hidden" name="intent" value="delete" />
        <p>Pasa a la papelera con sus archivos. Tienes {binDays} días para arrepentirte.</p>
        <Button type="submit" look="danger" disabled={sending}>
          {sending ? 'Borrando...' : 'Borrar'}
        </Button>
      </OutcomeForm>
    </div>
  );
}
