import { href } from 'react-router';
import {
  genreNames,
  languageNames,
  longestTheme,
  moodNames,
  structureNames,
} from '#packages/lyrics/src/index.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { isUsedUp, type UsageShown } from '../frame/usage-badge.tsx';

/** What a song is asked with. `token` is of this page: whoever sends it twice has one song. */
export function LyricsForm(props: {
  token: string;
  asksModel: boolean;
  usage: UsageShown;
  outcome: Outcome | undefined;
}) {
  const { token, asksModel, usage, outcome } = props;
  const errors = outcome?.errors ?? {};
  const typed = (field: string, otherwise = '') => outcome?.values[field] ?? otherwise;
  const draft = useFormDraft('letra', href('/lyrics-generator'));
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <RestoredNotice draft={draft} />
      <input type="hidden" name="token" value={token} />
      <Field
        label="Tema"
        hint={
          asksModel
            ? 'De qué habla, en tus palabras: «el mar», «volver a empezar». Va tal cual a quien presta el modelo de texto: no escribas datos de nadie.'
            : 'De qué habla, en tus palabras: «el mar», «volver a empezar», «mi abuela Rosario»'
        }
        error={errors.theme}
      >
        <TextInput name="theme" required maxLength={longestTheme} defaultValue={typed('theme')} />
      </Field>
      <div className="tool-choices">
        <Field label="Género" error={errors.genre}>
          <Select name="genre" required defaultValue={typed('genre')}>
            <option value="">Escoge un género</option>
            <Options names={genreNames} />
          </Select>
        </Field>
        <Field label="Ánimo" error={errors.mood}>
          <Select name="mood" required defaultValue={typed('mood')}>
            <option value="">Escoge un ánimo</option>
            <Options names={moodNames} />
          </Select>
        </Field>
        <Field label="Estructura" error={errors.structure}>
          <Select name="structure" required defaultValue={typed('structure', 'verse-chorus')}>
            <Options names={structureNames} />
          </Select>
        </Field>
        <Field label="Idioma" error={errors.language}>
          <Select name="language" required defaultValue={typed('language', 'spanish')}>
            <Options names={languageNames} />
          </Select>
        </Field>
      </div>
      {isUsedUp(usage) ? (
        <div className="row">
          <Button look="primary" disabled>
            Límite Alcanzado - Upgrade a Pro
          </Button>
          <ButtonLink href={href('/memberships')}>Ver Premium</ButtonLink>
        </div>
      ) : (
        <SubmitButton
          look="primary"
          intent="write"
          busy={
            asksModel ? 'Escribiendo la letra, hasta 20 segundos...' : 'Escribiendo la letra...'
          }
        >
          Escribir la letra
        </SubmitButton>
      )}
    </OutcomeForm>
  );
}

const Options = ({ names }: { names: Readonly<Record<string, string>> }) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
