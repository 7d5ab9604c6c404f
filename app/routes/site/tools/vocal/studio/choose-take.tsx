import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/file-drop.tsx';
import { pages } from '#content/site-map.ts';
import { vocalUsedUp } from '#content/tools/vocal-used-up.ts';
import { audioTypes } from './take-limits.ts';
import type { Studio } from './use-studio.ts';

const neverChanges = () => () => {};

/** A file, or the microphone. Without a use left neither is offered: what is measured would be for nothing. */
export function ChooseTake(props: { studio: Studio; isOut: boolean; hasTicket: boolean }) {
  const { studio, isOut, hasTicket } = props;
  // Before the page is alive a press would be lost.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      {hasTicket && (
        <p className="studio-note">
          Tienes un análisis empezado: sigue con él, que no gasta otro. Si no lo usas, vuelve a tu
          cuenta en una hora.
        </p>
      )}
      {isOut ? (
        <Out>{vocalUsedUp}</Out>
      ) : (
        <div className="studio-ways">
          <section aria-labelledby="grabar">
            <h3 id="grabar">Cántala aquí</h3>
            <p>
              Un minuto basta, sin pista. Contamos hasta tres y la curva se dibuja mientras cantas.
            </p>
            <Button look="primary" onClick={studio.record} disabled={!isAlive}>
              Grabar
            </Button>
          </section>
          <section aria-labelledby="subir">
            <h3 id="subir">Trae un archivo</h3>
            <AudioFile onChoose={studio.choose} />
          </section>
        </div>
      )}
      <div className="studio-also">
        <Button small onClick={studio.tune} disabled={!isAlive}>
          Solo quiero afinar
        </Button>
        <p>El afinador no graba ni gasta análisis.</p>
      </div>
    </>
  );
}

const Out = ({ children }: { children: ReactNode }) => (
  <div className="studio-wait">
    <p>{children}</p>
    <ButtonLink look="primary" href={pages.memberships.path}>
      Límite Alcanzado - Upgrade a Pro
    </ButtonLink>
  </div>
);

function AudioFile({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Who chooses the same file again means it.
    input.value = '';
    if (file) onChoose(file);
  };
  // Somebody may choose before this page is alive.
  const takeEarly = useEffectEvent(() => field.current && take(field.current));
  useEffect(() => void takeEarly(), []);
  return (
    <FileDrop id={id} label="Escoger el audio" hint="MP3, WAV, M4A, AAC, FLAC u OGG, hasta 10 MB">
      <input
        ref={field}
        id={id}
        type="file"
        accept={audioTypes}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </FileDrop>
  );
}
