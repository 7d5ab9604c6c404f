import { useRef, useState } from 'react';
import { fieldIsMissing } from '#packages/project/src/index.ts';
import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import { Alert } from '#app/ui/alert.tsx';
import { AudioPicker } from '../upload/audio-picker.tsx';
import { isOnItsWay } from '../upload/upload-state.ts';
import type { UploadControls } from '../upload/use-upload.ts';
import { isLacking } from './is-lacking.ts';
import { StepLinks } from './step-links.tsx';

/** Step 2. The audio travels while the next step is filled in. */
export function StepAudio({ draft, upload }: { draft: ProjectDetail; upload: UploadControls }) {
  const { state } = upload;
  const complete =
    (draft.hasAudio && !draft.failure) || isOnItsWay(state) || state.phase === 'elsewhere';
  const [wasRefused, setRefused] = useState(false);
  const inside = useRef<HTMLDivElement>(null);

  function refuse() {
    // The recording is chosen, and what it waits for has been said.
    const unticked = inside.current?.querySelector<HTMLInputElement>(
      '[type=checkbox][aria-invalid]',
    );
    if (unticked) {
      unticked.focus();
      return;
    }
    const message = upload.pending
      ? `${fieldIsMissing}. Elige otra vez el mismo archivo.`
      : fieldIsMissing;
    upload.refuse('Campos requeridos', message);
    setRefused(true);
    inside.current?.querySelector<HTMLInputElement>('[type=file]')?.focus();
  }

  return (
    <div className="form" ref={inside}>
      {draft.failure && !isOnItsWay(state) && state.phase !== 'elsewhere' && (
        <Alert tone="error" title="El audio no sirvió">
          {draft.failure}
        </Alert>
      )}
      <AudioPicker
        project={draft}
        upload={upload}
        error={wasRefused && !complete ? isLacking : undefined}
      />
      <StepLinks draftId={draft.id} step={2} complete={complete} onRefuse={refuse} />
    </div>
  );
}
