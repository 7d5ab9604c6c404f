import { Field } from '#app/ui/field.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestPlatformId } from '#packages/distribution/src/index.ts';
import type { StaffDistribution } from '#server/services/distributions/read-distribution.ts';

const list = new Intl.ListFormat('es-CO', { type: 'disjunction' });

/** What the platform calls the song, and where it stands there: kept by themselves, or with a move of the same form. */
export function LinkFields(props: {
  distribution: StaffDistribution;
  outcome: Outcome | undefined;
}) {
  const { platformId, url, hosts, platformName } = props.distribution;
  const { outcome } = props;
  return (
    <>
      <input type="hidden" name="seen_id" value={platformId ?? ''} />
      <input type="hidden" name="seen_url" value={url ?? ''} />
      <Field
        label={`Identificador en ${platformName}`}
        optional
        error={outcome?.errors.platform_id}
      >
        <TextInput
          name="platform_id"
          maxLength={longestPlatformId}
          defaultValue={outcome?.values.platform_id ?? platformId ?? ''}
        />
      </Field>
      {hosts.length > 0 ? (
        <Field
          label="Enlace"
          optional
          hint={`Empieza por https:// y es de ${list.format(hosts)}. El artista lo abre cuando está en vivo.`}
          error={outcome?.errors.platform_url}
        >
          <TextInput
            type="url"
            name="platform_url"
            defaultValue={outcome?.values.platform_url ?? url ?? ''}
          />
        </Field>
      ) : (
        <p className="desk-clock">Esta plataforma no tiene enlaces públicos.</p>
      )}
      <div className="desk-buttons">
        <SubmitButton intent="link" small busy="Guardando...">
          Guardar datos
        </SubmitButton>
      </div>
    </>
  );
}
