import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { transferDetail, transferLabel } from '../dashboard/upload/transfer-text.ts';

/** How much of the attachment has gone up, and the way to stop it. Without script the browser shows it. */
export function SendingProgress(props: {
  name: string;
  total: number;
  sent: number;
  /** Bytes per second. */
  speed: number;
  cancel: () => void;
}) {
  const { name, sent, total, speed, cancel } = props;
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
