import { uploadLimits } from '#packages/project/src/index.ts';
import { byteCount } from '#app/ui/bytes.ts';
import { CoverImage } from '#app/ui/cover-image.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { FilePicker } from './file-picker.tsx';
import type { UploadControls } from './use-upload.ts';

/** Chooses a project's cover, which starts to travel at once. */
export function CoverPicker(props: { label: string; project: Project; upload: UploadControls }) {
  const { project, upload } = props;

  function choose(file: File) {
    if (!file.type.startsWith('image/')) {
      return upload.refuse(
        'Archivo inválido',
        `Por favor selecciona una imagen válida. «${file.name}» no es una imagen.`,
      );
    }
    if (file.size > uploadLimits.cover) {
      return upload.refuse(
        'Imagen muy grande',
        `La imagen no debe superar los 10MB. «${file.name}» pesa ${byteCount(file.size)}.`,
      );
    }
    return upload.start(file);
  }

  return (
    <FilePicker
      label={props.label}
      hint="JPG, PNG o WebP, hasta 10MB. Lo ideal: 3000 × 3000 píxeles"
      accept="image/jpeg,image/png,image/webp"
      upload={upload}
      stored={
        project.cover && (
          <CoverImage cover={project.cover} side={160} alt="Tu portada" className="picker-cover" />
        )
      }
      doneText="Imagen cargada"
      onChoose={choose}
      onStartOver={(file) => void upload.terminate(file ?? undefined)}
    />
  );
}
