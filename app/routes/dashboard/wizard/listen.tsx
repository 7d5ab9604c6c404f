import { useState } from 'react';
import { Link } from 'react-router';
import { decodePeaks } from '#packages/project/src/index.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Player } from '#app/ui/player.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { wizardPath } from './wizard-path.ts';
import './listen.css';

type Draft = Pick<
  Project,
  'id' | 'title' | 'audio' | 'peaks' | 'previewUrl' | 'failure' | 'hasAudio'
>;

/** The song of a draft: its wave and its play button once they are made; until then, how far that is. */
export function Listen({ draft, isArriving }: { draft: Draft; isArriving: boolean }) {
  const [playing, setPlaying] = useState(false);
  if (draft.failure && !isArriving) {
    return (
      <Alert tone="error" title="El audio no sirvió">
        {draft.failure} <Link to={wizardPath(draft.id, 2)}>Ir al paso 2</Link>
      </Alert>
    );
  }
  const src = isArriving ? null : draft.previewUrl;
  return (
    <div className="listen">
      {/* It stays, so that what it comes to say is announced. */}
      <p className="listen-state" role="status">
        {src
          ? 'Así suena. Ya la puedes escuchar.'
          : isArriving || !draft.hasAudio
            ? 'El audio está llegando. Cuando termine, aquí ves su onda y la escuchas.'
            : 'Estamos procesando el audio. Apenas esté, aquí ves su onda y la escuchas. Puedes crear el proyecto sin esperar.'}
      </p>
      {src && (
        <Player
          src={src}
          title={draft.title}
          peaks={decodePeaks(draft.peaks)}
          durationSeconds={draft.audio?.durationSeconds ?? 0}
          playing={playing}
          onPlayingChange={setPlaying}
        />
      )}
    </div>
  );
}
