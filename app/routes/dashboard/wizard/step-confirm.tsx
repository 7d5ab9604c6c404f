import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href, Link, useFetcher, useNavigate } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import type { action } from '../new-project.tsx';
import { nameOf } from '../upload/half-uploaded.tsx';
import { arrivedOf } from '../upload/transfer-text.ts';
import type { UploadState } from '../upload/upload-state.ts';
import { creationStage } from './creation-stage.ts';
import { Listen } from './listen.tsx';
import { Review } from './review.tsx';
import { wizardPath } from './wizard-path.ts';

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
    const timer = setTimeout(() => void navigate(href('/dashboard')), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  const create = () => setAttempt({ number: attempt.number + 1, before: latest });
  const failed = outcome && !created ? { ...outcome, title: 'Error al crear proyecto' } : null;
  const spoiled = draft.failure !== null && !stage.audioArrives;
  const canCreate = stage.audioComes && !stage.paused && !spoiled;
  const saving = attempt.number > 0 && !failed && canCreate;
  // Another tab was here before.
  if (draft.status !== 'draft' && attempt.number === 0) {
    return (
      <div className="form">
        <Alert tone="success" title="Este proyecto ya está creado">
          Lo creaste en otra pestaña o en otro dispositivo.
        </Alert>
        <Review draft={draft} audio={audio} />
        <div className="wizard-actions">
          <Link to={href('/dashboard')} className={buttonClass()}>
            Ir al inicio
          </Link>
          <Link
            to={href('/dashboard/proyectos/:projectId', { projectId: draft.id })}
            className={buttonClass({ look: 'primary' })}
          >
            Ver el proyecto
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="form">
      <Review draft={draft} audio={audio} />
      {stage.audioComes && <Listen draft={draft} isArriving={stage.audioArrives} />}
      {!stage.audioComes && (
        <Alert tone="error" title="Falta el audio">
          {audio.phase === 'half'
            ? `Llevas ${arrivedOf(audio.pending.received, audio.pending.size)} de ${nameOf(audio.pending)}. Para continuar, elige el mismo archivo en el paso 2.`
            : 'Vuelve al paso 2 y selecciona tu archivo de audio.'}{' '}
          <Link to={wizardPath(draft.id, 2)}>Ir al paso 2</Link>
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
          <Link to={wizardPath(draft.id, 3)} className={buttonClass()}>
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
