import { href, Link } from 'react-router';
import { hasBioPlatform, hasBioTone } from '#content/plan-limits.ts';
import {
  type BioRequest,
  genreNames,
  languageNames,
  limits,
  longestName,
  longestText,
  personNames,
  toneNames,
} from '#packages/bio/src/index.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import type { DraftFields } from '#app/ui/form-draft.ts';
import { Gate } from '../frame/gate.tsx';
import type { BioDesk } from './bio-tool.tsx';
import './bio-form.css';

/** What biographies are asked with. `token` is of this page: whoever sends it twice has them once. */
export function BioForm({ desk, outcome }: { desk: BioDesk; outcome: Outcome | undefined }) {
  const { token, tier, facts, begunWith, locked } = desk;
  const errors = outcome?.errors ?? {};
  const typed = (field: keyof typeof facts, otherwise = '') =>
    outcome ? (outcome.values[field] ?? '') : String(facts[field] ?? otherwise);
  const draft = useFormDraft('biografías', (kept) =>
    desk.bios.some(({ request }) => isSame(kept, request)),
  );
  const hasPress = hasBioPlatform(tier, 'press');
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <RestoredNotice draft={draft} />
      {begunWith !== null && !outcome && (
        <p className="bio-begun">
          Empieza con los datos de «{begunWith}».{' '}
          <Link to={`${href('/bio-generator')}?de=cero`}>Empezar en blanco</Link>
        </p>
      )}
      <input type="hidden" name="token" value={token} data-own />
      <div className="tool-choices">
        <Field label="Nombre artístico" error={errors.artistName}>
          <TextInput
            name="artistName"
            required
            maxLength={longestName}
            defaultValue={typed('artistName')}
          />
        </Field>
        <Field label="Género" error={errors.genre}>
          <Select name="genre" required defaultValue={typed('genre')}>
            <option value="">Escoge un género</option>
            {genreNames.map(([genre, name]) => (
              <option key={genre} value={genre}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="form bio-facts">
        <Field
          label="Experiencia"
          optional
          hint="De dónde viene y desde cuándo, una idea por renglón: «cuarteto de Bogotá», «desde 2019 en un garaje de Suba»"
          error={errors.experience}
        >
          <TextArea
            name="experience"
            rows={3}
            maxLength={longestText}
            defaultValue={typed('experience')}
          />
        </Field>
        <Field
          label="Logros"
          optional
          hint="Uno por renglón, el más importante primero: «40 conciertos en Boyacá»"
          error={errors.achievements}
        >
          <TextArea
            name="achievements"
            rows={3}
            maxLength={longestText}
            defaultValue={typed('achievements')}
          />
        </Field>
        <Field
          label="Estilo"
          optional
          hint="Separado por comas: «guitarras lentas, tambora, letras de barrio»"
          error={errors.style}
        >
          <TextArea name="style" rows={2} maxLength={longestText} defaultValue={typed('style')} />
        </Field>
      </div>
      <Segmented
        legend="Tono"
        name="tone"
        options={optionsOf(toneNames, (tone) => !hasBioTone(tier, tone))}
        defaultValue={typed('tone', 'professional')}
        inputProps={{ required: true }}
        error={errors.tone}
      />
      <Segmented
        legend="Quién habla"
        name="person"
        options={optionsOf(personNames)}
        defaultValue={typed('person', '3s')}
        inputProps={{ required: true }}
        hint="«El proyecto» no es ni él ni ella"
        error={errors.person}
      />
      <Segmented
        legend="Idioma"
        name="language"
        options={optionsOf(languageNames)}
        defaultValue={typed('language', 'es')}
        inputProps={{ required: true }}
        hint="Tus datos salen como los escribas; en inglés queda lo que los une"
        error={errors.language}
      />
      <Checkbox
        name="press"
        defaultChecked={['on', 'true'].includes(typed('press'))}
        disabled={!hasPress}
        hint={`Dos o tres párrafos, hasta ${limits.press.toLocaleString('es-CO')} caracteres`}
        error={errors.press}
      >
        También el texto de prensa{!hasPress && ' (Pro)'}
      </Checkbox>
      <SubmitButton look="primary" busy="Escribiendo las biografías...">
        Escribir las biografías
      </SubmitButton>
      <Gate
        tier={tier}
        needs="pro"
        path={href('/bio-generator')}
        text="Los tonos Creativo y Atrevido, y el texto de prensa, vienen con Premium."
        sample={<Locked texts={locked} />}
      />
    </OutcomeForm>
  );
}

const Locked = ({ texts }: { texts: readonly string[] }) => (
  <div className="bio-locked">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

const optionsOf = <Key extends string>(
  names: Readonly<Record<Key, string>>,
  isLocked: (key: Key) => boolean = () => false,
) =>
  // Its keys are its type's.
  (Object.keys(names) as Key[]).map((value) => ({
    value,
    label: isLocked(value) ? `${names[value]} (Pro)` : names[value],
    disabled: isLocked(value),
  }));

const compared = [
  ...(['artistName', 'genre', 'experience', 'achievements', 'style'] as const),
  ...(['tone', 'person', 'language'] as const),
];

/** Whether what was kept of the form was sent: biographies were made of it. */
const isSame = (kept: DraftFields, request: BioRequest): boolean =>
  compared.every((field) => (kept[field] ?? '').trim() === request[field]);
