import type { Project } from '#server/services/projects/project.ts';
import { CoverPicker } from '../upload/cover-picker.tsx';
import type { UploadControls } from '../upload/use-upload.ts';
import { StepLinks } from './step-links.tsx';

/** Step 3, which may be left out. */
export function StepCover({ draft, upload }: { draft: Project; upload: UploadControls }) {
  return (
    <div className="form">
      <CoverPicker label="Imagen de portada (opcional)" project={draft} upload={upload} />
      <StepLinks draftId={draft.id} step={3} complete onRefuse={() => undefined} />
    </div>
  );
}
