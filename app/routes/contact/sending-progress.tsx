import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { transferDetail, transferLabel } from '../dashboard/upload/transfer-text.ts';
import { useSending } from './sending.ts';

/** How much of the demo has gone up, and the way to stop it. Without script the browser shows it. */
export function SendingProgress() {
  const sending = useSending();
  if (!sending) return null;
  const { name, sent, total, speed, cancel } = sending;
  const isWhole = sent === total;
  return (
    <div className="contact-sending">
      <Progress
        label={transferLabel('sending', name, isWhole)}
        value={(sent / total) * 100}
        detail={transferDetail({ sent, total, speed })}
      />
      {/* What is there whole may have been read. */}
      {!isWhole && (
        <Button small look="quiet" onClick={cancel}>
          Cancelar el envío
        </Button>
      )}
    </div>
  );
}
