import { SubmitButton } from '#app/ui/submit-button.tsx';
import { preferredPlatforms } from '#content/platforms/preferred.ts';
import { type DistributionPreferences, platformField } from '#packages/account/src/index.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** Whether songs ask for their distribution by themselves, where, and at what time they come out. */
export function DistributionForm(props: {
  wanted: DistributionPreferences;
  outcome: Outcome | undefined;
}) {
  const { wanted, outcome } = props;
  const isTicked = (field: string, stored: boolean) =>
    outcome ? outcome.values[field] === 'on' : stored;
  const noPlatform = outcome?.errors.preferred_platforms;
  return (
    <OutcomeForm outcome={outcome}>
      <Checkbox
        name="auto_distribute"
        defaultChecked={isTicked('auto_distribute', wanted.autoDistribute)}
        hint="Queda pedida en las plataformas que elijas y la ves como «Pendiente» en tu dashboard. El equipo revisa cada una antes de enviarla."
      >
        Pedir la distribución sola cuando una canción quede lista
      </Checkbox>
      <CheckboxGroup legend="Plataformas" error={noPlatform}>
        {preferredPlatforms.map(({ id, name }) => (
          <Checkbox
            key={id}
            name={platformField(id)}
            defaultChecked={isTicked(platformField(id), wanted.preferredPlatforms.includes(id))}
          >
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Field
        label="Hora de estreno"
        hint="Hora de Bogotá, en la fecha de lanzamiento de cada proyecto"
        error={outcome?.errors.preferred_release_time}
      >
        <TextInput
          type="time"
          name="preferred_release_time"
          required
          defaultValue={outcome?.values.preferred_release_time ?? wanted.preferredReleaseTime}
        />
      </Field>
      <SubmitButton intent="distribution" busy="Guardando distribución...">
        Guardar distribución
      </SubmitButton>
    </OutcomeForm>
  );
}
