import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/progress.tsx';
import type { PendingUpload } from '#server/services/uploads/read-pending-uploads.ts';
import { arrivedOf } from './transfer-text.ts';

/** How people know a file that is half there. */
export const nameOf = ({ fileName }: PendingUpload): string =>
  fileName === null ? 'tu archivo' : `«${fileName}»`;

/** How far a file is that nobody sends at the moment. */
export function HalfWay({ pending, children }: { pending: PendingUpload; children: ReactNode }) {
  const { fileName, received, size } = pending;
  return (
    <div className="picker-transfer">
      <Progress label={fileName ?? 'Tu archivo'} value={(received / size) * 100} isStill />
      <p className="picker-status" role="status">
        Llevas {arrivedOf(received, size)} de {nameOf(pending)}. {children}
      </p>
    </div>
  );
}

/** What is half there of a file that nobody sends at the moment, and the two ways on: the same file, or another. */
export function HalfUploaded(props: {
  pending: PendingUpload;
  /** Chosen in its place. */
  otherFile: File | null;
  chooseButton: ReactNode;
  onStartOver: (file: File | null) => void;
}) {
  const { pending, otherFile } = props;
  const arrived = arrivedOf(pending.received, pending.size);
  return (
    <div className="picker-transfer">
      <Progress
        label={pending.fileName ?? 'Tu archivo'}
        value={(pending.received / pending.size) * 100}
        isStill
      />
      <p className="picker-status" role="status">
        {otherFile
          ? `«${otherFile.name}» es otro archivo: de ${nameOf(pending)} ya llevas ${arrived}.`
          : `Llevas ${arrived} de ${nameOf(pending)}. Elige el mismo archivo para continuar.`}
      </p>
      <div className="picker-buttons">
        {props.chooseButton}
        <Button
          small
          look={otherFile ? 'secondary' : 'quiet'}
          onClick={() => props.onStartOver(otherFile)}
        >
          {otherFile ? 'Subir el nuevo desde cero' : 'Empezar con otro archivo'}
        </Button>
      </div>
    </div>
  );
}
