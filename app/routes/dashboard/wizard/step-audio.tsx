import { fieldIsMissing } from '#packages/project/src/index.ts';
import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import { AudioPicker } from '../upload/audio-picker.tsx';
import { isOnItsWay } from '../upload/upload-state.ts';
import type { UploadControls } from '../upload/use-upload.ts';
import { StepLinks } from './step-links.tsx';

/** Step 2. The audio travels while the next step is filled in. */
export function StepAudio({ draft, upload }: { draft: ProjectDetail; upload: UploadControls }) {
  const { state } = upload;
  return (
    <div className="form">
      <AudioPicker project={draft} upload={upload} />
      <StepLinks
        draftId={draft.id}
        step={2}
        complete={draft.hasAudio || isOnItsWay(state) || state.phase === 'elsewhere'}
        onRefuse={() =>
          upload.refuse(
            'Campos requeridos',
            upload.pending ? `${fieldIsMissing}. Elige otra vez el mismo archivo.` : fieldIsMissing,
          )
        }
      />
    </div>
  );
}
