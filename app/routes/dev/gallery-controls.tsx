import { href } from 'react-router';
import { useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { CloseIcon, OptionsIcon, UploadIcon } from '#app/ui/icons.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { statuses, StatusBadge } from '#app/ui/status-badge.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { GallerySection } from './gallery-section.tsx';

export function ControlsSection() {
  const copied = useRef<HTMLSpanElement>(null);
  return (
    <>
      <GallerySection title="Botones">
        <div className="row">
          <Button look="primary">Conoce Premium</Button>
          <ButtonLink href={href('/portfolio')}>Ver portafolio</ButtonLink>
          <Button look="quiet">Cancelar</Button>
          <Button look="danger">Eliminar</Button>
          <Button disabled>Sin cupo</Button>
          <Button look="primary" disabled>
            Generando…
          </Button>
          <CopyButton source={copied} what="el nombre" />
          <span ref={copied}>Páramo adentro</span>
          <Button small>
            <UploadIcon /> Subir audio
          </Button>
          <Button icon aria-label="Cerrar">
            <CloseIcon />
          </Button>
          <Button icon look="quiet" aria-label="Opciones">
            <OptionsIcon />
          </Button>
        </div>
      </GallerySection>
      <GallerySection title="Insignias de estado">
        <div className="row">
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
        <p className="field-hint">
          Las barras cuentan el avance: una en borrador, cinco en distribuido. Pendiente queda
          vacía.
        </p>
      </GallerySection>
      <GallerySection title="Tabs" wide>
        <Tabs
          label="Secciones"
          items={['Vista General', 'Proyectos', 'Analytics', 'Distribución'].map(
            (label, index) => ({
              to: `?tab=${index}`,
              label,
              current: index === 1,
            }),
          )}
        />
      </GallerySection>
    </>
  );
}

export function FieldsSection() {
  return (
    <>
      <GallerySection title="Campos">
        <form className="gallery-stack">
          <Field label="Nombre de la canción" hint="Como va a aparecer en las plataformas.">
            <TextInput name="title" defaultValue="Páramo adentro" />
          </Field>
          <Field label="Correo" error="Al correo le falta el final, por ejemplo «.com».">
            <TextInput
              name="email"
              type="email"
              autoComplete="username"
              defaultValue="niebla@norte"
            />
          </Field>
          <Field label="Contraseña" hint="Mínimo 6 caracteres">
            <PasswordInput name="password" autoComplete="new-password" defaultValue="frailejon" />
          </Field>
          <Field label="Código ISRC">
            <TextInput defaultValue="Lo asignamos al distribuir" disabled />
          </Field>
        </form>
      </GallerySection>
      <GallerySection title="Más campos">
        <div className="gallery-stack">
          <Field label="Género">
            <Select name="genre" defaultValue="cumbia">
              <option value="cumbia">Cumbia</option>
              <option value="rock">Rock</option>
            </Select>
          </Field>
          <Field label="Género con error" error="Elige un género de la lista.">
            <Select defaultValue="">
              <option value="">Elige uno</option>
            </Select>
          </Field>
          <Field label="Descripción" optional>
            <TextArea placeholder="Tengo cinco canciones grabadas en casa y quiero…" />
          </Field>
          <Segmented
            legend="Formato"
            name="format"
            defaultValue="ep"
            options={[
              { value: 'single', label: 'Sencillo' },
              { value: 'ep', label: 'EP' },
              { value: 'album', label: 'Álbum' },
            ]}
          />
          <Segmented
            legend="Tipo de cuenta"
            name="userType"
            error="Por favor selecciona tu tipo de cuenta"
            options={[
              { value: 'artist', label: 'Artista', detail: 'Músicos, cantantes, intérpretes' },
              { value: 'producer', label: 'Productor', detail: 'Productores e ingenieros' },
            ]}
          />
          <Checkbox name="terms" defaultChecked>
            Acepto la <a href={href('/politica-privacidad')}>política de tratamiento de datos</a>
          </Checkbox>
          <Checkbox name="rights" error="Confirma que los derechos son tuyos para seguir.">
            Tengo los derechos sobre esta grabación
          </Checkbox>
        </div>
      </GallerySection>
    </>
  );
}
