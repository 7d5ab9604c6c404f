import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/progress.tsx';
import type { PendingUpload } from '#server/services/uploads/read-pending-uploads.ts';
import { arrivedOf, transferDetail, transferLabel } from './transfer-text.ts';
import type { UploadOnItsWay } from './upload-state.ts';
import type { UploadControls } from './use-upload.ts';

/** A file on its way from this tab: how far it is, and how to halt it. */
export function TransferProgress(props: { transfer: UploadOnItsWay; upload: UploadControls }) {
  const { transfer, upload } = props;
  const { phase, name, sent, total } = transfer;
  return (
    <div className="picker-transfer">
      <Progress
        label={transferLabel(phase, name, sent === total)}
        value={(sent / total) * 100}
        detail={transferDetail(transfer)}
      />
      <p className="picker-status" role="status">
        {phase === 'waiting' && 'Se cortó la conexión. Seguimos desde donde iba apenas vuelva.'}
        {phase === 'paused' && 'Nada se pierde: sigues desde aquí cuando quieras.'}
      </p>
      <div className="picker-buttons">
        {phase === 'paused' && (
          <Button small onClick={() => void upload.resume()}>
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

/** A file on its way from another tab, or another device. */
export function TransferElsewhere({ pending }: { pending: PendingUpload }) {
  const { fileName, received, size } = pending;
  return (
    <div className="picker-transfer">
      <Progress
        label={transferLabel('sending', fileName ?? 'tu archivo', received === size)}
        value={(received / size) * 100}
        detail={arrivedOf(received, size)}
      />
      <p className="picker-status" role="status">
        Se está subiendo en otra pestaña o en otro equipo. Aquí ves cómo va.
      </p>
    </div>
  );
}
