import { genres } from '#packages/project/src/index.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** The fields of `projectSchema`. */
export function BasicFields(props: {
  values: Record<string, string | undefined>;
  errorOf: (field: string) => string | undefined;
}) {
  const { values, errorOf } = props;
  return (
    <>
      <Field label="Título del proyecto" error={errorOf('title')}>
        <TextInput name="title" required defaultValue={values.title} />
      </Field>
      <Field label="Nombre del artista" error={errorOf('artist_name')}>
        <TextInput name="artist_name" required defaultValue={values.artist_name} />
      </Field>
      <Field label="Género" error={errorOf('genre')}>
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
      <Field label="Descripción" optional error={errorOf('description')}>
        <TextArea name="description" rows={4} defaultValue={values.description} />
      </Field>
      <Field label="Fecha de lanzamiento" optional error={errorOf('release_date')}>
        <TextInput name="release_date" type="date" defaultValue={values.release_date} />
      </Field>
    </>
  );
}
