import { href } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import {
  type ArtistProfile,
  type SocialNetwork,
  socialNetworks,
} from '#packages/account/src/index.ts';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';

const networks = Object.entries(socialNetworks) as [SocialNetwork, string][];

/** What the artist says of themself: the name that new projects begin with, and where people find them. */
export function ProfileForm(props: { profile: ArtistProfile; outcome: Outcome | undefined }) {
  const { profile, outcome } = props;
  const errors = outcome?.errors ?? {};
  const draft = useFormDraft('perfil', href('/dashboard/ajustes'));
  const typed = (field: string, stored: string | null | undefined) =>
    outcome?.values[field] ?? stored ?? '';
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <RestoredNotice draft={draft} />
      <Field
        label="Nombre artístico"
        hint="Con él empieza cada proyecto nuevo"
        error={errors.artist_name}
      >
        <TextInput
          name="artist_name"
          required
          maxLength={200}
          defaultValue={typed('artist_name', profile.artistName)}
        />
      </Field>
      <Field label="Sello" optional error={errors.record_label}>
        <TextInput
          name="record_label"
          maxLength={200}
          defaultValue={typed('record_label', profile.recordLabel)}
        />
      </Field>
      <Field label="Biografía" optional hint="Hasta 2.000 caracteres" error={errors.bio}>
        <TextArea name="bio" rows={6} maxLength={2000} defaultValue={typed('bio', profile.bio)} />
      </Field>
      <div className="settings-networks">
        <Field label="Sitio web" optional error={errors.website}>
          <TextInput
            name="website"
            inputMode="url"
            autoComplete="url"
            defaultValue={typed('website', profile.website)}
          />
        </Field>
        {networks.map(([network, name]) => (
          <Field key={network} label={name} optional error={errors[network]}>
            <TextInput
              name={network}
              inputMode="url"
              defaultValue={typed(network, profile.socialLinks[network])}
            />
          </Field>
        ))}
      </div>
      <SubmitButton look="primary" busy="Guardando perfil...">
        Guardar perfil
      </SubmitButton>
    </OutcomeForm>
  );
}
