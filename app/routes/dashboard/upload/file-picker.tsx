import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { UploadIcon } from '#app/ui/icons.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { byteCount } from '#app/ui/bytes.ts';
import { transferDetail } from './transfer-text.ts';
import { isOnItsWay, type UploadOnItsWay } from './upload-state.ts';
import type { UploadControls } from './use-upload.ts';
import './upload.css';

/** Chooses a file and shows its way to the server: progress, speed, pause, and what went wrong. */
export function FilePicker(props: {
  label: string;
  hint: string;
  accept: string;
  upload: UploadControls;
  /** What the draft already has, or nothing. */
  stored: ReactNode;
  doneText: string;
  onChoose: (file: File) => void;
  /** What must be said along with the file. */
  children?: ReactNode;
}) {
  const id = useId();
  const { state } = props.upload;
  const busy = isOnItsWay(state);

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = ''; // choosing the same file again is a new choice
    if (file) props.onChoose(file);
  }

  return (
    <div className="picker">
      {state.phase === 'refused' && (
        <Alert tone="error" title={state.title}>
          {state.message}
        </Alert>
      )}
      {props.stored && !busy && (
        <div className="picker-stored">
          <p className="picker-done">{props.doneText}</p>
          {props.stored}
        </div>
      )}
      {busy ? (
        <TransferProgress transfer={state} upload={props.upload} />
      ) : (
        <>
          {props.children}
          <label className="picker-drop" htmlFor={id}>
            <UploadIcon />
            <span>
              <b>{props.stored ? `Cambiar: ${props.label.toLowerCase()}` : props.label}</b>
              <span className="picker-hint">{props.hint}</span>
            </span>
            <input id={id} type="file" accept={props.accept} onChange={onChange} />
          </label>
        </>
      )}
    </div>
  );
}

function TransferProgress(props: { transfer: UploadOnItsWay; upload: UploadControls }) {
  const { transfer, upload } = props;
  const { phase, name, sent, total } = transfer;
  return (
    <div className="picker-transfer">
      <Progress
        label={`${verbs[phase]} ${name}`}
        value={total > 0 ? (sent / total) * 100 : 0}
        detail={phase === 'checking' ? '' : transferDetail(transfer)}
      />
      <p className="picker-status" role="status">
        {phase === 'waiting' && 'Se cortó la conexión. Seguimos desde donde iba apenas vuelva.'}
        {phase === 'paused' && `Llevas ${byteCount(sent)} de ${byteCount(total)}. Nada se pierde.`}
      </p>
      <div className="picker-buttons">
        {phase === 'paused' && (
          <Button small onClick={upload.resume}>
            Reanudar
          </Button>
        )}
        {(phase === 'sending' || phase === 'waiting') && (
          <Button small onClick={upload.pause}>
            Pausar
          </Button>
        )}
        <Button small look="quiet" onClick={() => void upload.cancel()}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}

const verbs = {
  checking: 'Preparando',
  sending: 'Subiendo',
  waiting: 'Subiendo',
  paused: 'En pausa:',
} as const;
