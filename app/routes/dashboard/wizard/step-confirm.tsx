import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { genreLabel } from '#packages/project/src/index.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { CoverImage } from '#app/ui/cover-image.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import type { action } from '../new-project.tsx';
import { AudioSummary } from '../upload/audio-picker.tsx';
import { nameOf } from '../upload/half-uploaded.tsx';
import { arrivedOf } from '../upload/transfer-text.ts';
import type { UploadState } from '../upload/upload-state.ts';
import { creationStage } from './creation-stage.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const redirectDelayMs = 1500;

/** Step 4: what will be created, and its creation once the files have arrived. */
export function StepConfirm(props: { draft: Project; audio: UploadState; cover: UploadState }) {
  const { draft, audio, cover } = props;
  const { data: latest, submit } = useFetcher<typeof action>();
  // Each press is a try of its own; what the one before led to says nothing about it.
  const [attempt, setAttempt] = useState({ number: 0, before: latest });
  const navigate = useNavigate();
  const toast = useToast();

  const outcome = latest === attempt.before ? undefined : latest;
  const created = outcome?.done === true;
  const stage = creationStage({ audio, cover, hasAudio: draft.hasAudio, created });

  // The creation waits for the last byte of the files; then it is one request.
  const sent = useRef(0);
  useEffect(() => {
    if (!stage.filesArrived || sent.current === attempt.number) return;
    sent.current = attempt.number;
    void submit({ intent: 'create' }, { method: 'post' });
  }, [stage.filesArrived, attempt.number, submit]);

  const celebrate = useEffectEvent(() =>
    toast({
      title: '¡Proyecto creado!',
      message: 'Tu proyecto se ha guardado exitosamente',
      tone: 'success',
    }),
  );
  useEffect(() => {
    if (!created) return;
    celebrate();
    const timer = setTimeout(() => void navigate('/dashboard'), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  const create = () => setAttempt({ number: attempt.number + 1, before: latest });
  const failed = outcome && !created ? { ...outcome, title: 'Error al crear proyecto' } : null;
  const canCreate = stage.audioComes && !stage.paused;
  const saving = attempt.number > 0 && !failed && canCreate;
  return (
    <div className="form">
      <Summary draft={draft} audio={audio} />
      {!stage.audioComes && (
        <Alert tone="error" title="Falta el audio">
          {audio.phase === 'half'
            ? `Llevas ${arrivedOf(audio.pending.received, audio.pending.size)} de ${nameOf(audio.pending)}. Para continuar, elige el mismo archivo en el paso 2.`
            : 'Vuelve al paso 2 y selecciona tu archivo de audio.'}{' '}
          <Link to={`/dashboard/new-project?borrador=${draft.id}&paso=2`}>Ir al paso 2</Link>
        </Alert>
      )}
      {stage.paused && (
        <Alert tone="error" title="La subida está en pausa">
          Dale «Reanudar» para poder crear el proyecto.
        </Alert>
      )}
      {failed && <OutcomeAlert outcome={failed} />}
      {/* While a file travels, the number is the one of its own bar. */}
      {saving && (
        <Progress
          label={stage.label}
          value={stage.percent}
          {...(!stage.filesArrived && { detail: '' })}
        />
      )}
      <div className="wizard-actions">
        {saving ? (
          <Button disabled>Anterior</Button>
        ) : (
          <Link to={`/dashboard/new-project?borrador=${draft.id}&paso=3`} className={buttonClass()}>
            Anterior
          </Link>
        )}
        <Button look="primary" disabled={saving || !canCreate} onClick={create}>
          {saving ? 'Creando proyecto...' : 'Crear proyecto'}
        </Button>
      </div>
    </div>
  );
}

/** While the server does not have it. */
const audioWords = {
  idle: 'Falta',
  refused: 'Falta',
  'other-file': 'A medias',
  half: 'A medias',
  paused: 'En pausa',
  checking: 'En camino',
  sending: 'En camino',
  waiting: 'En camino',
  elsewhere: 'En camino',
  done: 'En camino',
} as const satisfies Record<UploadState['phase'], string>;

/** Of the song in this tab, or half there: the server keeps no name of what is whole. */
function fileNameOf(audio: UploadState): ReactNode {
  const name = 'name' in audio ? audio.name : 'pending' in audio ? audio.pending.fileName : null;
  return name && <span className="summary-file">{name}</span>;
}

function Summary({ draft, audio }: { draft: Project; audio: UploadState }) {
  return (
    <div className="summary">
      {draft.cover && (
        <CoverImage cover={draft.cover} side={160} alt="Tu portada" className="picker-cover" />
      )}
      <dl>
        <dt>Título</dt>
        <dd>{draft.title}</dd>
        <dt>Artista</dt>
        <dd>{draft.artistName}</dd>
        <dt>Género</dt>
        <dd>{genreLabel(draft.genre)}</dd>
        <dt>Lanzamiento</dt>
        <dd>{draft.releaseDate ? day.format(new Date(draft.releaseDate)) : 'Sin fecha todavía'}</dd>
        <dt>Audio</dt>
        <dd>
          {draft.audio ? <AudioSummary audio={draft.audio} /> : audioWords[audio.phase]}
          {fileNameOf(audio)}
        </dd>
        <dt>Descripción</dt>
        <dd className="summary-text">{draft.description ?? 'Sin descripción'}</dd>
      </dl>
    </div>
  );
}
