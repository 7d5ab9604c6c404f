import { placeIcons } from './place-icons.tsx';
import type { Place, Places } from './place.ts';

const site: Place = { label: 'Ver el sitio', to: '/', icon: placeIcons.site, document: true };

const keys: readonly Place[] = [
  { label: 'Inicio', to: '/dashboard', icon: placeIcons.home },
  { label: 'Proyectos', to: '/dashboard/proyectos', icon: placeIcons.projects },
  {
    label: 'Herramientas',
    to: '/herramientas-digitales',
    icon: placeIcons.tools,
    document: true,
  },
  { label: 'Calendario', to: '/release-calendar', icon: placeIcons.calendar, document: true },
];

const ownRest: readonly Place[] = [
  { label: 'Analytics', to: '/dashboard/analytics', icon: placeIcons.analytics },
  { label: 'Distribución', to: '/dashboard/distribucion', icon: placeIcons.distribution },
  { label: 'Ajustes', to: '/dashboard/ajustes', icon: placeIcons.settings },
];

const toStaff: Place = { label: 'Equipo', to: '/admin/dashboard', icon: placeIcons.staff };

const membership: Place = {
  label: 'Membresías',
  to: '/memberships',
  icon: placeIcons.membership,
  document: true,
};

const forArtists: Places = { keys, rest: [...ownRest, membership, site] };
const forStaffMembers: Places = { keys, rest: [...ownRest, toStaff, membership, site] };

/** What an artist finds in the application; a member of the staff has one entry more. */
export const artistPlaces = (isStaff: boolean): Places => (isStaff ? forStaffMembers : forArtists);

/** What the staff finds in theirs. */
export const staffPlaces: Places = {
  keys: [
    { label: 'Contactos', to: '/admin/dashboard', icon: placeIcons.message },
    { label: 'Propuestas', to: '/admin/contact-submissions', icon: placeIcons.proposal },
  ],
  rest: [
    { label: 'Boletín (CSV)', to: '/admin/boletin.csv', icon: placeIcons.file, document: true },
    { label: 'Mi dashboard', to: '/dashboard', icon: placeIcons.home },
    site,
  ],
};
