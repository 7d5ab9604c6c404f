import { useState } from 'react';
import { uploadLimits } from '#packages/project/src/index.ts';
import { byteCount } from '#app/ui/bytes.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { Project } from '#server/services/projects/project.ts';
import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import { AudioSummary } from '../audio-summary.tsx';
import { FilePicker } from './file-picker.tsx';
import type { UploadControls } from './use-upload.ts';

/** Chooses a project's audio; it starts to travel once its owner declared that the recording is theirs. */
export function AudioPicker({
  project,
  upload,
  error,
}: {
  project: ProjectDetail;
  upload: UploadControls;
  error?: string | undefined;
}) {
  // A declaration is of the recording that comes next: once it is here, another needs its own.
  const present = project.rightsDeclaredAt?.getTime() ?? 0;
  const [declaredAfter, setDeclaredAfter] = useState<number | null>(null);
  const declared = declaredAfter === present;
  const [waiting, setWaiting] = useState<File | null>(null);

  const send = (file: File) => {
    setWaiting(null);
    upload.start(file, { rights: 'declared' });
  };
  const refuse = (title: string, message: string) => {
    setWaiting(null);
    upload.refuse(title, message);
  };

  function choose(file: File) {
    if (!file.type.startsWith('audio/')) {
      return refuse(
        'Archivo inválido',
        `Por favor selecciona un archivo de audio válido. «${file.name}» no es de audio.`,
      );
    }
    if (file.size > uploadLimits.audio) {
      return refuse(
        'Archivo muy grande',
        `El archivo de audio no debe superar los 100MB. «${file.name}» pesa ${byteCount(file.size)}.`,
      );
    }
    // The recording that is half there was declared when it began.
    if (upload.pending || declared) return send(file);
    upload.accept();
    return setWaiting(file);
  }

  async function startOver(file: File | null) {
    await upload.terminate();
    setDeclaredAfter(null);
    setWaiting(file);
  }

  const asksForRights = !project.audio || waiting !== null || declared;
  return (
    <FilePicker
      label="Archivo de audio"
      hint="MP3, WAV, FLAC o AAC, hasta 100MB"
      accept="audio/*"
      upload={upload}
      stored={project.audio && <StoredAudio project={project} audio={project.audio} />}
      doneText="Audio cargado"
      error={waiting ? undefined : error}
      onChoose={choose}
      onStartOver={(file) => void startOver(file)}
    >
      {asksForRights && (
        <Checkbox
          checked={declared}
          error={waiting && `Marca la casilla y empezamos a subir ${waiting.name}.`}
          onChange={({ currentTarget }) => {
            setDeclaredAfter(currentTarget.checked ? present : null);
            if (waiting) send(waiting);
          }}
        >
          Declaro que esta grabación es mía, o que tengo permiso de quienes participan en ella para
          publicarla.
        </Checkbox>
      )}
    </FilePicker>
  );
}

type Audio = NonNullable<Project['audio']>;

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });

function StoredAudio({ project, audio }: { project: ProjectDetail; audio: Audio }) {
  const { rightsDeclaredAt } = project;
  return (
    <>
      <AudioSummary audio={audio} />
      {rightsDeclaredAt && (
        <p className="picker-hint">
          El {day.format(rightsDeclaredAt)} declaraste que la grabación es tuya, o que tienes
          permiso de quienes participan en ella.
        </p>
      )}
    </>
  );
}
