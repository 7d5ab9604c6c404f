import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
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
  const form = useRef<HTMLFormElement>(null);

  // The refusal arrives with the action's answer, once per try; the person goes on where something is wrong.
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid], [tabindex]')?.focus();
  }, [refusal]);

  const values: Record<string, string | undefined> = refusal?.values ?? valuesOf(draft, artistName);
  return (
    <Form method="post" className="form" noValidate ref={form}>
      {refusal && (
        <div tabIndex={-1}>
          <Alert tone="error" title={refusal.title}>
            {refusal.message}
          </Alert>
        </div>
      )}
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
