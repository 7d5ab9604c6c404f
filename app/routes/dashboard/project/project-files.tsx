import type { Project } from '#server/services/projects/project.ts';
import { AudioPicker } from '../upload/audio-picker.tsx';
import { CoverPicker } from '../upload/cover-picker.tsx';
import { useUpload } from '../upload/use-upload.ts';

/** A new cover, and new audio as long as that is possible. */
export function ProjectFiles({ project, onChange }: { project: Project; onChange: () => void }) {
  const audio = useUpload('audio', project.id, onChange);
  const cover = useUpload('cover', project.id, onChange);
  return (
    <div className="song-files">
      {project.status === 'ready' || project.status === 'failed' ? (
        <AudioPicker project={project} upload={audio} />
      ) : (
        <p>
          {project.status === 'processing'
            ? 'Podrás cambiar el audio cuando termine de procesarse.'
            : 'El audio ya está en las plataformas. Para cambiarlo, escríbenos.'}
        </p>
      )}
      <CoverPicker label="Imagen de portada" project={project} upload={cover} />
    </div>
  );
}
