import { useState } from 'react';
import { Link } from 'react-router';
import { decodePeaks, genreLabel } from '#packages/project/src/index.ts';
import type { Project } from '#server/services/projects/project.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CoverImage } from '#app/ui/cover-image.tsx';
import { CoverPlaceholder } from '#app/ui/art/cover-placeholder.tsx';
import { PlayButton, Player } from '#app/ui/player.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { Waveform } from '#app/ui/waveform.tsx';
import './project-list.css';

/** The person's projects; one sounds at a time. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const [open, setOpen] = useState<{ id: string; playing: boolean } | null>(null);
  return (
    <ul className="projects">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectRow
            project={project}
            opened={open?.id === project.id}
            onPlay={() => setOpen({ id: project.id, playing: true })}
          />
          {open?.id === project.id && project.previewUrl && (
            <Player
              src={project.previewUrl}
              title={project.title}
              peaks={decodePeaks(project.peaks)}
              durationSeconds={project.audio?.durationSeconds ?? 0}
              playing={open.playing}
              onPlayingChange={(playing) => setOpen({ id: project.id, playing })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ProjectRow(props: { project: Project; opened: boolean; onPlay: () => void }) {
  const { project } = props;
  return (
    <article className="project">
      {project.cover ? (
        <CoverImage className="project-cover" cover={project.cover} side={56} alt="" />
      ) : (
        <CoverPlaceholder className="project-cover" />
      )}
      <div className="project-name">
        <h3>
          <Link to={`/dashboard/proyectos/${project.id}`}>{project.title}</Link>
        </h3>
        <p>
          {project.artistName}, {genreLabel(project.genre)}
        </p>
        {project.failure && <p className="project-failure">{project.failure}</p>}
      </div>
      <div className="project-wave">
        {project.peaks && <Waveform peaks={decodePeaks(project.peaks)} bars={46} />}
      </div>
      <StatusBadge status={project.status} />
      <div className="project-action">
        {project.status === 'draft' ? (
          <Link
            to={`/dashboard/new-project?borrador=${project.id}`}
            className={buttonClass({ small: true })}
            aria-label={`Continuar ${project.title}`}
          >
            Continuar
          </Link>
        ) : (
          project.previewUrl &&
          !props.opened && (
            <PlayButton title={project.title} playing={false} onPlayingChange={props.onPlay} />
          )
        )}
      </div>
    </article>
  );
}
