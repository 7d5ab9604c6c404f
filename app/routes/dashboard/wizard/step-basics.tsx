import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router';
import { fieldIsMissing } from '#packages/project/src/index.ts';
import { Button } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { useToast } from '#app/ui/toast.tsx';
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
  const toast = useToast();

  const tell = useEffectEvent((errors: string[]) =>
    toast({
      ...(errors.includes(fieldIsMissing)
        ? { title: 'Campos requeridos', message: fieldIsMissing }
        : { title: 'Revisa el formulario', message: 'Hay un dato que no podemos guardar así.' }),
      tone: 'error',
    }),
  );

  // Once per try; what is about no field stands above the form.
  useEffect(() => {
    const errors = Object.values(outcome?.errors ?? {});
    if (errors.length > 0) tell(errors);
  }, [outcome]);

  const values: Record<string, string | undefined> = outcome?.values ?? valuesOf(draft, artistName);
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="intent" value="save" />
      <RevisionField
        revision={draft?.revision ?? 0}
        sent={outcome?.values.revision}
        code={outcome?.code}
      />
      <BasicFields values={values} errors={outcome?.errors ?? {}} />
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
