import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import type { PendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import { AudioPicker } from '../upload/audio-picker.tsx';
import { CoverPicker } from '../upload/cover-picker.tsx';
import { useUpload } from '../upload/use-upload.ts';
import { useRefresh } from '../use-refresh.ts';

/** A new cover, and new audio as long as that is possible. */
export function ProjectFiles(props: { project: ProjectDetail; pending: PendingUploads }) {
  const { project, pending } = props;
  const refresh = useRefresh();
  const audio = useUpload({ kind: 'audio', projectId: project.id, pending, refresh });
  const cover = useUpload({ kind: 'cover', projectId: project.id, pending, refresh });
  return (
    <div className="song-files">
      <noscript>
        <p>Para cambiar el audio o la portada necesitas un navegador con JavaScript activado.</p>
      </noscript>
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
