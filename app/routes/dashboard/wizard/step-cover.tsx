import { uploadLimits } from '#packages/project/src/index.ts';
import { useToast } from '#app/ui/toast.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { FilePicker } from './file-picker.tsx';
import { StepLinks } from './step-links.tsx';
import type { UploadControls } from './use-upload.ts';

/** Step 3, which may be left out. */
export function StepCover({ draft, upload }: { draft: Project; upload: UploadControls }) {
  const toast = useToast();
  const refuse = (title: string, message: string) => {
    upload.refuse(title, message);
    toast({ title, message, tone: 'error' });
  };

  function choose(file: File) {
    if (!file.type.startsWith('image/')) {
      return refuse('Archivo inválido', 'Por favor selecciona una imagen válida');
    }
    if (file.size > uploadLimits.cover) {
      return refuse('Imagen muy grande', 'La imagen no debe superar los 10MB');
    }
    return upload.start(file);
  }

  return (
    <div className="form">
      <FilePicker
        label="Imagen de portada (opcional)"
        hint="JPG, PNG o WebP, hasta 10MB. Lo ideal: 3000 × 3000 píxeles"
        accept="image/jpeg,image/png,image/webp"
        upload={upload}
        stored={
          draft.coverUrl && (
            <img
              className="wizard-cover"
              src={draft.coverUrl}
              alt="Tu portada"
              width={160}
              height={160}
            />
          )
        }
        doneText="Imagen cargada"
        onChoose={choose}
      />
      <StepLinks draftId={draft.id} step={3} complete onRefuse={() => undefined} />
    </div>
  );
}
