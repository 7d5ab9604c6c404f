import type { ReactNode } from 'react';
import { genreLabel } from '#packages/project/src/index.ts';
import { CoverImage } from '#app/ui/cover-image.tsx';
import { SongCover } from '#app/ui/song-cover.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { AudioSummary } from '../audio-summary.tsx';
import type { UploadState } from '../upload/upload-state.ts';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
const side = 160;

/** What will be created, as far as it is there. */
export function Review({ draft, audio }: { draft: Project; audio: UploadState }) {
  return (
    <div className="summary">
      <div className="summary-cover">
        {draft.cover ? (
          <CoverImage cover={draft.cover} side={side} alt="Tu portada" />
        ) : (
          <>
            <SongCover song={draft} side={side} />
            <p className="picker-hint">Por ahora va esta. La tuya la subes cuando quieras.</p>
          </>
        )}
      </div>
      <dl>
        <dt>Título</dt>
        <dd>{draft.title}</dd>
        <dt>Artista</dt>
        <dd>{draft.artistName}</dd>
        <dt>Género</dt>
        <dd>{genreLabel(draft.genre)}</dd>
        <dt>Lanzamiento</dt>
        <dd>{draft.releaseDate ? day.format(new Date(draft.releaseDate)) : 'Sin fecha todavía'}</dd>
        <dt>Audio</dt>
        <dd>
          {draft.audio ? <AudioSummary audio={draft.audio} /> : audioWords[audio.phase]}
          {fileNameOf(audio)}
        </dd>
        <dt>Descripción</dt>
        <dd className="summary-text">{draft.description ?? 'Sin descripción'}</dd>
      </dl>
    </div>
  );
}

/** While the server does not have it. */
const audioWords = {
  idle: 'Falta',
  refused: 'Falta',
  'other-file': 'A medias',
  half: 'A medias',
  paused: 'En pausa',
  checking: 'En camino',
  sending: 'En camino',
  waiting: 'En camino',
  elsewhere: 'En camino',
  done: 'En camino',
} as const satisfies Record<UploadState['phase'], string>;

/** Of the song in this tab, or half there: the server keeps no name of what is whole. */
function fileNameOf(audio: UploadState): ReactNode {
  const name = 'name' in audio ? audio.name : 'pending' in audio ? audio.pending.fileName : null;
  return name && <span className="summary-file">{name}</span>;
}
