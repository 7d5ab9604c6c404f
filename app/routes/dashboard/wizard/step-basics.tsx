import { useNavigation } from 'react-router';
import { fieldIsMissing } from '#packages/project/src/index.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { BasicFields } from '../basic-fields.tsx';
import { RevisionField } from '../revision-field.tsx';

/** Step 1. Its answer comes from the server, which checks it with the same words as the form. */
export function StepBasics(props: {
  draft: Project | null;
  /** What a new project begins with. */
  artistName: string;
  outcome: Outcome | undefined;
}) {
  const { draft, artistName, outcome } = props;
  const saving = useNavigation().formMethod === 'POST';

  const broken = outcome?.errors ?? {};
  const lacks = Object.values(broken).includes(fieldIsMissing);
  // Said once above the form; each field says that it is one of them.
  const errors = Object.fromEntries(
    Object.entries(broken).map(([field, message]) => [
      field,
      message === fieldIsMissing ? 'Este dato hace falta' : message,
    ]),
  );
  const values: Record<string, string | undefined> = outcome?.values ?? valuesOf(draft, artistName);
  return (
    <OutcomeForm outcome={outcome}>
      {Object.keys(broken).length > 0 && (
        <Alert tone="error" title={lacks ? 'Campos requeridos' : 'Revisa el formulario'}>
          {lacks ? fieldIsMissing : 'Hay un dato que no podemos guardar así.'}
        </Alert>
      )}
      <input type="hidden" name="intent" value="save" />
      <RevisionField
        revision={draft?.revision ?? 0}
        sent={outcome?.values.revision}
        code={outcome?.code}
      />
      <BasicFields values={values} errors={errors} />
      <div className="wizard-actions">
        <Button disabled>Anterior</Button>
        <Button type="submit" look="primary" disabled={saving}>
          {saving ? 'Guardando...' : 'Siguiente'}
        </Button>
      </div>
    </OutcomeForm>
  );
}

const valuesOf = (draft: Project | null, artistName: string) => ({
  title: draft?.title,
  artist_name: draft?.artistName ?? artistName,
  genre: draft?.genre,
  description: draft?.description ?? undefined,
  release_date: draft?.releaseDate ?? undefined,
});
