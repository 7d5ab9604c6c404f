import { encodePeaks, type NextStep } from '#packages/project/src/index.ts';
import type { Project } from '#server/services/projects/project.ts';
import type { StepSong } from '#server/services/dashboard/song-situations.ts';
import { DrawnCover } from '#app/ui/art/drawn-cover/drawn-cover.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { NextStepCard } from '../dashboard/next-step-card.tsx';
import { ProjectList } from '../dashboard/project-list.tsx';
import { toShownStep } from '../dashboard/shown-step.ts';
import { TotalCards } from '../dashboard/total-cards.tsx';
import { Listen } from '../dashboard/wizard/listen.tsx';
import { GallerySection } from './gallery-section.tsx';

const titles = [
  'Páramo adentro',
  'Canción Ñandú — ¿qué?',
  'Sí',
  'Electroencefalografista',
  'Ventana en la Décima',
  'La llave de la casa donde ya no vive nadie que yo conozca',
];

const song: StepSong = { id: 'demo-4', title: 'Páramo adentro', cover: null, failure: null };
const broken: StepSong = {
  ...song,
  failure:
    'No pudimos procesar el audio. Vuelve a intentarlo o cambia el archivo; si sigue fallando, escríbenos.',
};

const steps: readonly NextStep<StepSong>[] = [
  { kind: 'create' },
  { kind: 'retry', song: broken, job: 'demo' },
  { kind: 'replace-audio', song: { ...broken, id: 'demo-2', title: 'Obra negra' } },
  { kind: 'add-audio', song },
  { kind: 'confirm', song },
  { kind: 'add-cover', song },
  { kind: 'wait', song },
  { kind: 'rest' },
];

/** A drawn song: two swells, no recording behind it. */
const peaks = encodePeaks(
  Array.from({ length: 80 }, (_, index) =>
    Math.round(30 + 40 * Math.abs(Math.sin(index / 14)) + 26 * Math.abs(Math.sin(index * 2.6))),
  ),
);

const project: Project = {
  id: 'demo-0',
  title: 'Páramo adentro',
  artistName: 'Niebla Norte',
  genre: 'alternative',
  description: null,
  releaseDate: null,
  isrc: null,
  upc: null,
  revision: 0,
  status: 'ready',
  hasAudio: true,
  audio: null,
  peaks,
  previewUrl: '/dev/ui/silencio.mp3',
  cover: null,
  failure: null,
};

const projects: readonly Project[] = [
  { ...project, id: 'demo-1', status: 'distributed' },
  {
    ...project,
    id: 'demo-2',
    title: 'Lulo en agua',
    artistName: 'Las del Boquerón',
    genre: 'latin',
  },
  {
    ...project,
    id: 'demo-3',
    title: 'Obra negra',
    artistName: 'MC Ladrillo',
    genre: 'hip-hop',
    status: 'processing',
    peaks: '',
    previewUrl: null,
  },
  {
    ...project,
    id: 'demo-4',
    title: 'Demo 03',
    genre: 'world',
    failure: broken.failure,
    status: 'failed',
    peaks: '',
    previewUrl: null,
  },
  {
    ...project,
    id: 'demo-5',
    title: 'Frailejón',
    genre: 'folk',
    status: 'draft',
    peaks: '',
    previewUrl: null,
  },
];

export function SongsSection() {
  return (
    <>
      <GallerySection title="Lo que sigue" wide>
        <div className="gallery-stack">
          {steps.map((step) => (
            <NextStepCard key={step.kind} step={toShownStep(step, [])} />
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Portadas dibujadas" wide>
        <div className="gallery-covers">
          {titles.map((title, place) => (
            <div key={title}>
              <DrawnCover id={`demo-${place}`} title={title} />
              <DrawnCover id={`demo-${place}`} />
              <p>{title}</p>
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Lista de canciones" wide>
        <Panel title="Proyectos recientes">
          <ProjectList projects={projects} />
        </Panel>
      </GallerySection>
      <GallerySection title="La canción en el último paso" wide>
        <div className="gallery-stack">
          <Listen draft={{ ...project, previewUrl: null }} isArriving />
          <Listen draft={{ ...project, previewUrl: null }} isArriving={false} />
          <Listen draft={{ ...project, title: 'Canción Ñandú — ¿qué?' }} isArriving={false} />
          <Listen draft={{ ...project, failure: broken.failure }} isArriving={false} />
        </div>
      </GallerySection>
      <GallerySection title="Cifras" wide>
        <div className="gallery-stack">
          <TotalCards totals={{ projects: 0, streams: 0, revenueMicros: 0, growth: null }} />
          <TotalCards
            totals={{ projects: 12, streams: 48_320, revenueMicros: 182_400_000, growth: 0.124 }}
          />
        </div>
      </GallerySection>
    </>
  );
}
