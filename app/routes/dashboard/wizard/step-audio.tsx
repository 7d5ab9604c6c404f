import { uploadLimits } from '#packages/project/src/index.ts';
import { clockTime } from '#app/ui/time.ts';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { FilePicker } from './file-picker.tsx';
import { StepLinks } from './step-links.tsx';
import type { UploadControls } from './use-upload.ts';

/** Step 2. The audio starts to travel as soon as it is chosen; the next step may be filled in meanwhile. */
export function StepAudio({ draft, upload }: { draft: Project; upload: UploadControls }) {
  const toast = useToast();
  const refuse = (title: string, message: string) => {
    upload.refuse(title, message);
    toast({ title, message, tone: 'error' });
  };

  function choose(file: File) {
    if (!file.type.startsWith('audio/')) {
      return refuse('Archivo inválido', 'Por favor selecciona un archivo de audio válido');
    }
    if (file.size > uploadLimits.audio) {
      return refuse('Archivo muy grande', 'El archivo de audio no debe superar los 100MB');
    }
    return upload.start(file);
  }

  const { phase } = upload.state;
  const onItsWay = phase === 'sending' || phase === 'paused' || phase === 'waiting';
  return (
    <div className="form">
      <FilePicker
        label="Archivo de audio"
        hint="MP3, WAV, FLAC o AAC, hasta 100MB"
        accept="audio/*"
        upload={upload}
        stored={draft.audio && <AudioSummary audio={draft.audio} />}
        doneText="Audio cargado"
        onChoose={choose}
      />
      <StepLinks
        draftId={draft.id}
        step={2}
        complete={draft.hasAudio || onItsWay}
        onRefuse={() =>
          refuse('Campos requeridos', 'Por favor completa todos los campos obligatorios')
        }
      />
    </div>
  );
}

const kilohertz = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

export function AudioSummary({ audio }: { audio: NonNullable<Project['audio']> }) {
  const facts = [
    clockTime(audio.durationSeconds),
    audio.codec,
    `${kilohertz.format(audio.sampleRateHertz / 1000)} kHz`,
    audio.bitDepth && `${audio.bitDepth} bits`,
    audio.channels === 1 ? 'mono' : audio.channels === 2 ? 'estéreo' : `${audio.channels} canales`,
  ];
  return <span className="measure">{facts.filter(Boolean).join(' · ')}</span>;
}
