import { momentText } from '#app/ui/moment.ts';
import { formatIsrc } from '#packages/project/src/index.ts';
import type { ProjectDetail } from '#server/services/projects/read-project.ts';
import { AudioSummary } from '../audio-summary.tsx';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const moment = momentText('long');

export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const { audio, description, isrc, releaseDate, rightsDeclaredAt, upc } = project;
  return (
    <dl className="song-facts">
      <dt>Lanzamiento</dt>
      <dd>{releaseDate ? day.format(new Date(releaseDate)) : 'Sin fecha todavía'}</dd>
      <dt>Audio</dt>
      <dd>{audio ? <AudioSummary audio={audio} /> : 'Sin audio todavía'}</dd>
      <dt>ISRC</dt>
      <dd>{isrc ? <span className="measure">{formatIsrc(isrc)}</span> : 'Sin código todavía'}</dd>
      <dt>UPC</dt>
      <dd>{upc ? <span className="measure">{upc}</span> : 'Sin código todavía'}</dd>
      <dt>Derechos</dt>
      <dd>
        {rightsDeclaredAt
          ? `Declaraste que la grabación es tuya el ${moment(rightsDeclaredAt)}`
          : 'Los declaras cuando subas el audio'}
      </dd>
      <dt>Descripción</dt>
      <dd className="song-description">{description ?? 'Sin descripción'}</dd>
    </dl>
  );
}
