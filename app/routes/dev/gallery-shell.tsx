import { AppNav } from '#app/ui/app-shell/app-nav.tsx';
import { artistPlaces } from '#app/ui/app-shell/app-places.ts';
import { staffPlaces } from '#app/ui/app-shell/staff-places.ts';
import { FootLine } from '#app/ui/app-shell/foot-line.tsx';
import { GallerySection } from './gallery-section.tsx';
import './gallery-shell.css';

const exactly = (count: number) => ({ count, isMore: false });

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
              proposals: { waiting: exactly(12), late: exactly(3) },
              requests: { waiting: exactly(1), late: exactly(0) },
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
