import { href } from 'react-router';
import { placeIcons } from './place-icons.tsx';
import type { Place, Places } from './place.ts';

/** The way out of the application. */
export const site: Place = {
  label: 'Ver el sitio',
  to: href('/'),
  icon: placeIcons.site,
  document: true,
};

const bar: readonly Place[] = [
  { label: 'Inicio', to: href('/dashboard'), icon: placeIcons.home },
  { label: 'Proyectos', to: href('/dashboard/proyectos'), icon: placeIcons.projects },
  {
    label: 'Herramientas',
    to: href('/herramientas-digitales'),
    icon: placeIcons.tools,
    document: true,
  },
  { label: 'Calendario', to: href('/release-calendar'), icon: placeIcons.calendar, document: true },
];

const ownMore: readonly Place[] = [
  { label: 'Analytics', to: href('/dashboard/analytics'), icon: placeIcons.analytics },
  { label: 'Distribución', to: href('/dashboard/distribucion'), icon: placeIcons.distribution },
  { label: 'Mis pagos', to: href('/dashboard/pagos'), icon: placeIcons.payments },
  { label: 'Membresía', to: href('/dashboard/membresia'), icon: placeIcons.membership },
  { label: 'Ajustes', to: href('/dashboard/ajustes'), icon: placeIcons.settings },
];

/** The browser's table of routes has those of the staff on their pages alone. */
const toStaff: Place = {
  label: 'Equipo',
  to: href('/admin/dashboard'),
  icon: placeIcons.staff,
  document: true,
};

const forArtists: Places = { bar, more: [...ownMore, site] };
const forStaffMembers: Places = { bar, more: [...ownMore, toStaff, site] };

/** What an artist finds in the application; a member of the staff has one entry more. */
export const artistPlaces = (isStaff: boolean): Places => (isStaff ? forStaffMembers : forArtists);
