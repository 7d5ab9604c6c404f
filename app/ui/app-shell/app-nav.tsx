import { useId } from 'react';
import { href, Link } from 'react-router';
import { currentAt, type Place, type Places } from './place.ts';
import { placeIcons } from './place-icons.tsx';
import './app-nav.css';

type AppNavProps = { label: string; places: Places; path: string; displayName: string };

/**
 * The places of the application, once in the page: a rail on a wide screen, and on a phone a bar, whose last button opens
 * the others as a popover.
 */
export function AppNav({ label, places, path, displayName }: AppNavProps) {
  const id = useId();
  return (
    <nav className="app-nav" aria-label={label}>
      <ul className="app-bar">
        {places.bar.map((place) => (
          <PlaceItem key={place.to} place={place} path={path} />
        ))}
        <li className="app-more-button">
          <button type="button" className="app-place" popoverTarget={id}>
            {placeIcons.more}
            <span>Más</span>
            {places.moreBadge}
          </button>
        </li>
      </ul>
      <div className="app-more" id={id} popover="auto">
        <ul>
          {places.more.map((place) => (
            <PlaceItem key={place.to} place={place} path={path} />
          ))}
        </ul>
        <form method="post" action={href('/auth/salir')}>
          <p className="app-whose">
            Sesión de <b>{displayName}</b>
          </p>
          <button type="submit" className="app-place">
            {placeIcons.exit}
            <span>Cerrar sesión</span>
          </button>
        </form>
      </div>
    </nav>
  );
}

function PlaceItem({ place, path }: { place: Place; path: string }) {
  const { label, to, icon, badge } = place;
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {badge}
    </>
  );
  return (
    <li>
      {place.document ? (
        <a className="app-place" href={to}>
          {content}
        </a>
      ) : (
        <Link className="app-place" to={to} aria-current={currentAt(place, path)}>
          {content}
        </Link>
      )}
    </li>
  );
}
