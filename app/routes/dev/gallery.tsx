import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { testMode } from '#app/context.ts';
import type { Route } from './+types/gallery.ts';
import { AudioSection } from './gallery-audio.tsx';
import { ControlsSection, FieldsSection } from './gallery-controls.tsx';
import { ArtSection, ColoursSection } from './gallery-drawing.tsx';
import { MessagesSection } from './gallery-messages.tsx';
import { RhymesSection } from './gallery-rhymes.tsx';
import { ShellSection } from './gallery-shell.tsx';
import { SongsSection } from './gallery-songs.tsx';
import { SurfacesSection, TableSection } from './gallery-surfaces.tsx';
import './gallery.css';

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
