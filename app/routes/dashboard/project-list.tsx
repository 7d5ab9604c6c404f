import { type ReactNode, useState } from 'react';
import { href, Link } from 'react-router';
import { decodePeaks, genreLabel } from '#packages/project/src/index.ts';
import type { Project } from '#server/services/projects/project.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { DetachedPlayer, PlayButton } from '#app/ui/player.tsx';
import { SongCover } from '#app/ui/song-cover.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { usePlayback } from '#app/ui/use-playback.ts';
import { Waveform } from '#app/ui/waveform.tsx';
import { wizardPath } from './wizard/wizard-path.ts';
import './project-list.css';

/** The person's projects; one sounds at a time. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <ul className="projects">
      {projects.map((project) => (
        <li key={project.id}>
          {project.previewUrl && project.status !== 'draft' ? (
            <PlayableProject
              project={project}
              src={project.previewUrl}
              playing={playing === project.id}
              onPlayingChange={(plays) => setPlaying(plays ? project.id : null)}
            />
          ) : (
            <ProjectRow project={project}>
              {project.status === 'draft' && (
                <Link
                  to={wizardPath(project.id)}
                  className={buttonClass({ small: true })}
                  aria-label={`Continuar ${project.title}`}
                >
                  Continuar
                </Link>
              )}
            </ProjectRow>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A row whose play button stays where it is; below it opens, for good, where in the song it is. */
function PlayableProject(props: {
  project: Project;
  src: string;
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}) {
  const { project, src, playing, onPlayingChange } = props;
  const [opened, setOpened] = useState(false);
  const playback = usePlayback({ src, playing, onPlayingChange });
  return (
    <>
      <ProjectRow project={project}>
        <PlayButton
          title={project.title}
          playing={playing}
          onPlayingChange={(plays) => {
            setOpened(true);
            onPlayingChange(plays);
          }}
        />
      </ProjectRow>
      {opened && (
        <DetachedPlayer
          playback={playback}
          title={project.title}
          peaks={decodePeaks(project.peaks)}
          durationSeconds={project.audio?.durationSeconds ?? 0}
        />
      )}
    </>
  );
}

/** One project, with what can be done with it. */
function ProjectRow({ project, children }: { project: Project; children: ReactNode }) {
  return (
    <article className="project">
      <SongCover className="project-cover" song={project} side={56} />
      <div className="project-name">
        <h3>
          <Link to={href('/dashboard/proyectos/:projectId', { projectId: project.id })}>
            {project.title}
          </Link>
        </h3>
        <p>
          {project.artistName}, {genreLabel(project.genre)}
        </p>
        {project.failure && <p className="project-failure">{project.failure}</p>}
      </div>
      <div className="project-wave">
        {project.peaks && <Waveform peaks={decodePeaks(project.peaks)} bars={40} />}
      </div>
      <StatusBadge status={project.status} />
      <div className="project-action">{children}</div>
    </article>
  );
}
