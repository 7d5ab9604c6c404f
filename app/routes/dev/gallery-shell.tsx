import { AppNav } from '#app/ui/app-shell/app-nav.tsx';
import { artistPlaces } from '#app/ui/app-shell/app-places.ts';
import { staffPlaces } from '#app/ui/app-shell/staff-places.ts';
import { FootLine } from '#app/ui/app-shell/foot-line.tsx';
import { GallerySection } from './gallery-section.tsx';
import './gallery-shell.css';

/** As this window has them: rails where it is wide, bars where it is not. */
export function ShellSection() {
  return (
    <GallerySection title="Marco de la aplicación" wide>
      <div className="gallery-shell">
        <AppNav
          label="Aplicación"
          places={artistPlaces(true)}
          path="/dashboard/proyectos"
          displayName="Niebla Norte"
        />
        <div className="night">
          <AppNav
            label="Equipo"
            places={staffPlaces({
              proposals: { text: '12', label: '12 por responder', isLate: true },
              requests: { text: '1', label: '1 en trámite', isLate: false },
            })}
            path="/admin/dashboard"
            displayName="Equipo de Estudio"
          />
        </div>
      </div>
      <FootLine />
    </GallerySection>
  );
}
