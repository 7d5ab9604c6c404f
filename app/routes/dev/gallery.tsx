import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { testMode } from '#app/context.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/gallery.ts';
import { ControlsSection, FieldsSection } from './gallery-controls.tsx';
import { MessagesSection } from './gallery-messages.tsx';
import './gallery.css';

const loadGalleryAudio = () => import('./gallery-audio.tsx');
const AudioSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGalleryAudio()).AudioSection
    : later(loadGalleryAudio, 'AudioSection'),
);
const loadGallerySongs = () => import('./gallery-songs.tsx');
const SongsSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGallerySongs()).SongsSection
    : later(loadGallerySongs, 'SongsSection'),
);
const loadGalleryRhymes = () => import('./gallery-rhymes.tsx');
const RhymesSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGalleryRhymes()).RhymesSection
    : later(loadGalleryRhymes, 'RhymesSection'),
);
const loadGalleryDrawing = () => import('./gallery-drawing.tsx');
const ArtSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGalleryDrawing()).ArtSection
    : later(loadGalleryDrawing, 'ArtSection'),
);
const ColoursSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGalleryDrawing()).ColoursSection
    : later(loadGalleryDrawing, 'ColoursSection'),
);
const loadGallerySurfaces = () => import('./gallery-surfaces.tsx');
const SurfacesSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGallerySurfaces()).SurfacesSection
    : later(loadGallerySurfaces, 'SurfacesSection'),
);
const TableSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGallerySurfaces()).TableSection
    : later(loadGallerySurfaces, 'TableSection'),
);
const loadGalleryShell = () => import('./gallery-shell.tsx');
const ShellSection = keepDrawn(
  import.meta.env.SSR
    ? (await loadGalleryShell()).ShellSection
    : later(loadGalleryShell, 'ShellSection'),
);

export const meta = () => [
  { title: `Kit de piezas | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(testMode)) throw data(null, { status: 404 });
  return null;
}

/** Every piece of the design system in every state, in test mode only. */
export default function Gallery() {
  return (
    <div className="wrap gallery">
      <h1>Kit de piezas</h1>
      <div className="gallery-grid">
        <ControlsSection />
        <FieldsSection />
        <SurfacesSection />
        <MessagesSection />
        <AudioSection />
        <SongsSection />
        <RhymesSection />
        <TableSection />
        <ShellSection />
        <ArtSection />
        <ColoursSection />
      </div>
    </div>
  );
}
