import { useState } from 'react';
import { href } from 'react-router';
import {
  largestPhoto,
  longestArtist,
  longestDescription,
  longestTitle,
  photoTooLarge,
} from '#packages/cover-art/src/limits.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, useFieldControl } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { isUsedUp } from '../frame/usage-badge.tsx';
import type { Choice, CoverDesk } from './cover-tool.tsx';
import './cover-form.css';

/** What covers are asked with. Its token is of this page: whoever sends it twice has them once. */
export function CoverForm({ desk, outcome }: { desk: CoverDesk; outcome: Outcome | undefined }) {
  // The desk is read again whenever a run of theirs moves, and what is typed or chosen stays as it is.
  const [token] = useState(desk.token);
  const { usage, choices, ownRatios, brief, terms, vocabulary, imageLender } = desk;
  const errors = outcome?.errors ?? {};
  const typed = (field: string, otherwise = '') =>
    (outcome ? outcome.values[field] : brief[field]) ?? otherwise;
  const draft = useFormDraft('portada', href('/cover-art-generator'));
  return (
    <OutcomeForm outcome={outcome} keepsDraft encType="multipart/form-data">
      <RestoredNotice draft={draft} />
      <input type="hidden" name="token" value={token} data-own />
      <div className="tool-choices">
        <Field label="Artista" hint="Tal como va en las plataformas" error={errors.artistName}>
          <TextInput
            name="artistName"
            required
            maxLength={longestArtist}
            defaultValue={typed('artistName')}
          />
        </Field>
        <Field
          label="Título"
          hint="De la canción o del disco, con sus tildes"
          error={errors.songTitle}
        >
          <TextInput
            name="songTitle"
            required
            maxLength={longestTitle}
            defaultValue={typed('songTitle')}
          />
        </Field>
        <Field label="Género" error={errors.genre}>
          <Select name="genre" required defaultValue={typed('genre')}>
            <option value="">Escoge un género</option>
            <Options of={choices.genres} />
          </Select>
        </Field>
        <Field label="Ánimo" error={errors.mood}>
          <Select name="mood" required defaultValue={typed('mood', 'nostalgico')}>
            <Options of={choices.moods} />
          </Select>
        </Field>
      </div>
      <Field label="Estilo" optional error={errors.style}>
        <Select name="style" defaultValue={typed('style')}>
          <option value="">El que mejor le quede</option>
          <Options of={choices.styles} />
        </Select>
      </Field>
      <Segmented
        legend="Proporción"
        name="aspectRatio"
        options={choices.ratios.map((ratio) => {
          const isOwn = ownRatios.includes(ratio);
          return { value: ratio, label: isOwn ? ratio : `${ratio} (Pro)`, disabled: !isOwn };
        })}
        defaultValue={typed('aspectRatio', '1:1')}
        inputProps={{ required: true }}
        hint={`Las plataformas piden 1:1. La que escojas sale después también en ${all.format(ownRatios.filter((ratio) => ratio !== '1:1'))}.`}
        error={errors.aspectRatio}
      />
      <Field
        label="Descripción"
        optional
        hint="Cosas que se puedan dibujar: «el mar de noche», «montaña y neblina», «neón»."
        error={errors.description}
      >
        <TextArea
          name="description"
          rows={2}
          maxLength={longestDescription}
          defaultValue={typed('description')}
        />
      </Field>
      <details className="cover-vocabulary">
        <summary>Lo que entiende de la descripción</summary>
        <p>{all.format(vocabulary)}. Lo demás no cambia el dibujo: no hace retratos ni escenas.</p>
      </details>
      {imageLender !== null && (
        <Checkbox
          name="image"
          defaultChecked={typed('image') === 'on'}
          hint={`La hace un modelo que presta ${imageLender}. Le llegan el género, el ánimo y tu descripción tal como la escribas; ni tu nombre, ni el artista, ni el título. Mide unos 1024 píxeles y la agrandamos: sale en planos de color, en puntos o en líneas, que lo aguantan. Puede tardar un par de minutos. Hay plataformas que te piden declarar las imágenes hechas con IA. Si subes tu foto, va tu foto y no se pide ninguna imagen.`}
          error={errors.image}
        >
          Usa una imagen hecha con inteligencia artificial
        </Checkbox>
      )}
      <PhotoField error={errors.photo} />
      {isUsedUp(usage) ? (
        <div className="row">
          <Button look="primary" disabled>
            Límite Alcanzado - Upgrade a Pro
          </Button>
          <ButtonLink href={href('/memberships')}>Ver Premium</ButtonLink>
        </div>
      ) : (
        <SubmitButton look="primary" busy="Enviando...">
          Dibujar cuatro portadas
        </SubmitButton>
      )}
      <p className="cover-terms">
        {terms.isMarked
          ? `Con tu cuenta gratis salen con marca de agua y a ${terms.size} píxeles, para probar. Con Premium, limpias y a 3000.`
          : `Salen limpias, en JPG de ${terms.size} píxeles por su lado más largo.`}
      </p>
    </OutcomeForm>
  );
}

/** A photo that the server would refuse for its size is not sent in vain: that is said where it is chosen. */
function PhotoField({ error }: { error: string | undefined }) {
  const [isTooLarge, setTooLarge] = useState(false);
  return (
    <>
      <Field
        label="Tu foto"
        optional
        hint="JPG, PNG o WebP, de 1000 píxeles por lado o más y hasta 10MB. Con ella salen dos de las cuatro; las otras dos son dibujos. Borramos el lugar y la fecha que guarda la cámara."
        error={error}
      >
        <PhotoInput
          onChoose={(input) => {
            const isOver = (input.files?.[0]?.size ?? 0) > largestPhoto;
            if (isOver) input.value = '';
            setTooLarge(isOver);
          }}
        />
      </Field>
      <p className="field-error" role="alert">
        {isTooLarge && photoTooLarge}
      </p>
    </>
  );
}

const PhotoInput = ({ onChoose }: { onChoose: (input: HTMLInputElement) => void }) => (
  <input
    {...useFieldControl()}
    className="input cover-photo"
    type="file"
    name="photo"
    accept="image/jpeg,image/png,image/webp"
    onChange={({ target }) => onChoose(target)}
  />
);

const all = new Intl.ListFormat('es-CO', { type: 'conjunction' });

const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
