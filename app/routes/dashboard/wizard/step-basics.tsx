import { useEffect, useEffectEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { genres } from '#packages/project/src/index.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import type { Refusal } from '../new-project.tsx';

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
      <Field label="Título del proyecto" error={refusal?.errors.title}>
        <TextInput name="title" required defaultValue={values.title} />
      </Field>
      <Field label="Nombre del artista" error={refusal?.errors.artist_name}>
        <TextInput name="artist_name" required defaultValue={values.artist_name} />
      </Field>
      <Field label="Género" error={refusal?.errors.genre}>
        <Select name="genre" required defaultValue={values.genre ?? ''}>
          <option value="" disabled>
            Selecciona un género
          </option>
          {genres.map((genre) => (
            <option key={genre} value={genre.toLowerCase()}>
              {genre}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Descripción" optional error={refusal?.errors.description}>
        <TextArea name="description" rows={4} defaultValue={values.description} />
      </Field>
      <Field label="Fecha de lanzamiento" optional error={refusal?.errors.release_date}>
        <TextInput name="release_date" type="date" defaultValue={values.release_date} />
      </Field>
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
