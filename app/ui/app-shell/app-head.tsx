import { AppHeader } from '../server-drawn.tsx';
import { AppNav } from './app-nav.tsx';
import { artistPlaces } from './app-places.ts';
import type { Places } from './place.ts';
import './app-shell.css';

/** `focus` has no navigation: one task, and a way out of it in the page. */
export type AppShell = 'app' | 'focus' | 'staff';

/** What stands before a signed-in page: whose house this is, and where one can go in it. */
export function AppHead(props: {
  shell: AppShell;
  /** Where one can go, if not where an artist can. */
  places: Places | undefined;
  path: string;
  session: { displayName: string; isStaff: boolean };
}) {
  const { shell, places, path, session } = props;
  const isStaff = shell === 'staff';
  return (
    <div className={isStaff ? 'app-side night' : 'app-side'}>
      <AppHeader isStaff={isStaff} displayName={session.displayName} />
      {shell !== 'focus' && (
        <AppNav
          label={isStaff ? 'Equipo' : 'Aplicación'}
          places={places ?? artistPlaces(session.isStaff)}
          path={path}
          displayName={session.displayName}
        />
      )}
    </div>
  );
}
