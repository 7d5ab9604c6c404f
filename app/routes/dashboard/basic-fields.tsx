import { genres } from '#packages/project/src/index.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** The fields of `projectSchema`. */
export function BasicFields(props: {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
}) {
  const { values, errors } = props;
  return (
    <>
      <Field label="Título del proyecto" error={errors.title}>
        <TextInput name="title" required defaultValue={values.title} />
      </Field>
      <Field label="Nombre del artista" error={errors.artist_name}>
        <TextInput name="artist_name" required defaultValue={values.artist_name} />
      </Field>
      <Field label="Género" error={errors.genre}>
        <Select name="genre" required defaultValue={values.genre ?? ''}>
          <option value="" disabled>
            Selecciona un género
          </option>
          {Object.entries(genres).map(([genre, label]) => (
            <option key={genre} value={genre}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Descripción" optional error={errors.description}>
        <TextArea name="description" rows={4} defaultValue={values.description} />
      </Field>
      <Field label="Fecha de lanzamiento" optional error={errors.release_date}>
        <TextInput name="release_date" type="date" defaultValue={values.release_date} />
      </Field>
    </>
  );
}
