import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { AudioPicker } from '../upload/audio-picker.tsx';
import { isOnItsWay } from '../upload/upload-state.ts';
import type { UploadControls } from '../upload/use-upload.ts';
import { StepLinks } from './step-links.tsx';

/** Step 2. The audio travels while the next step is filled in. */
export function StepAudio({ draft, upload }: { draft: Project; upload: UploadControls }) {
  const toast = useToast();
  function refuse() {
    const title = 'Campos requeridos';
    const message = 'Por favor completa todos los campos obligatorios';
    upload.refuse(title, message);
    toast({ title, message, tone: 'error' });
  }
  return (
    <div className="form">
      <AudioPicker project={draft} upload={upload} />
      <StepLinks
        draftId={draft.id}
        step={2}
        complete={draft.hasAudio || isOnItsWay(upload.state)}
        onRefuse={refuse}
      />
    </div>
  );
}
