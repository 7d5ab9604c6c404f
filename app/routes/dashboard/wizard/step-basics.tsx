import { useEffect, useEffectEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { BasicFields } from '../basic-fields.tsx';
import type { Refusal } from '../new-project.tsx';
import { RevisionField } from '../revision-field.tsx';

/** Step 1. Its answer comes from the server, which checks it with the same words as the form. */
export function StepBasics(props: {
  draft: Project | null;
  /** What a new project begins with. */
  artistName: string;
  refusal: Refusal | null;
}) {
  const { draft, artistName, refusal } = props;
  const saving = useNavigation().formMethod === 'POST';
  const toast = useToast();

  const tell = useEffectEvent(({ title, message }: Refusal) =>
    toast({ title, message, tone: 'error' }),
  );

  // The refusal arrives with the action's answer, once per try.
  useEffect(() => {
    if (refusal) tell(refusal);
  }, [refusal]);

  const values: Record<string, string | undefined> = refusal?.values ?? valuesOf(draft, artistName);
  return (
    <Form method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="save" />
      <RevisionField
        revision={draft?.revision ?? 0}
        sent={refusal?.values.revision}
        code={refusal?.code}
      />
      <BasicFields values={values} errorOf={(field) => refusal?.errors[field]} />
      <div className="wizard-actions">
        <Button disabled>Anterior</Button>
        <Button type="submit" look="primary" disabled={saving}>
          {saving ? 'Guardando...' : 'Siguiente'}
        </Button>
      </div>
    </Form>
  );
}

const valuesOf = (draft: Project | null, artistName: string) => ({
  title: draft?.title,
  artist_name: draft?.artistName ?? artistName,
  genre: draft?.genre,
  description: draft?.description ?? undefined,
  release_date: draft?.releaseDate ?? undefined,
});
