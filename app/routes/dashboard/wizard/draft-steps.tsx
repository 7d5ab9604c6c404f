import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { PendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import { useUpload } from '../upload/use-upload.ts';
import { useRefresh } from '../use-refresh.ts';
import { FilesUnderWay } from './files-under-way.tsx';
import { StepAudio } from './step-audio.tsx';
import { StepBasics } from './step-basics.tsx';
import { StepConfirm } from './step-confirm.tsx';
import { StepCover } from './step-cover.tsx';

/** The four steps of a draft. Its uploads live here, so that they go on while the person moves between steps. */
export function DraftSteps(props: {
  draft: ProjectDetail;
  pending: PendingUploads;
  step: number;
  outcome: Outcome | undefined;
}) {
  const { draft, pending, step, outcome } = props;
  const refresh = useRefresh();
  const projectId = draft.id;
  const audio = useUpload({ kind: 'audio', projectId, pending, refresh });
  const cover = useUpload({ kind: 'cover', projectId, pending, refresh });

  // The last step asks for the audio itself.
  const asksForAudio = step === 4 && !draft.hasAudio && audio.state.phase === 'half';
  const files = [
    { step: 2, upload: audio, isShown: step === 2 || asksForAudio },
    { step: 3, upload: cover, isShown: step === 3 },
  ];
  return (
    <div className="wizard-step">
      <FilesUnderWay draftId={draft.id} files={files.filter(({ isShown }) => !isShown)} />
      {step === 1 && <StepBasics draft={draft} outcome={outcome} />}
      {step === 2 && <StepAudio draft={draft} upload={audio} />}
      {step === 3 && <StepCover draft={draft} upload={cover} />}
      {step === 4 && <StepConfirm draft={draft} audio={audio.state} cover={cover.state} />}
    </div>
  );
}
