import { Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { HalfWay } from '../upload/half-uploaded.tsx';
import { TransferElsewhere, TransferProgress } from '../upload/transfer-progress.tsx';
import { isOnItsWay } from '../upload/upload-state.ts';
import type { UploadControls } from '../upload/use-upload.ts';
import { wizardPath } from './wizard-path.ts';

type File = { step: number; upload: UploadControls };

/** How the files of the other steps are doing, so that they stay in view while the person goes on. */
export function FilesUnderWay(props: { draftId: string; files: readonly File[] }) {
  return props.files.map(({ step, upload }) => (
    <FileUnderWay key={step} draftId={props.draftId} step={step} upload={upload} />
  ));
}

function FileUnderWay({ draftId, step, upload }: File & { draftId: string }) {
  const { state } = upload;
  if (isOnItsWay(state)) return <TransferProgress transfer={state} upload={upload} />;
  if (state.phase === 'elsewhere') return <TransferElsewhere pending={state.pending} />;
  const half = state.phase === 'half' || state.phase === 'other-file' ? upload.pending : null;
  const way = <Link to={wizardPath(draftId, step)}>Ir al paso {step}</Link>;
  if (half)
    return (
      <HalfWay pending={half}>
        Para continuar, elige el mismo archivo en el paso {step}. {way}
      </HalfWay>
    );
  if (state.phase !== 'refused') return null;
  return (
    <Alert tone="error" title={state.title}>
      {state.message.replace(/\.$/, '')}. {way}
    </Alert>
  );
}
