import { href } from 'react-router';
import { site } from './app-places.ts';
import type { Places } from './place.ts';
import { badgeOf, type Waiting } from './place-badge.tsx';
import { placeIcons } from './place-icons.tsx';
import { staffIcons } from './staff-icons.tsx';

type Badges = Partial<Record<'payments' | 'proposals' | 'requests', Waiting | undefined>>;

/** What the staff finds in their rail, and what waits there, if it could be counted. Only their pages load it. */
export const staffPlaces = (badges: Badges | undefined): Places => ({
  bar: [
    { label: 'Contactos', to: href('/admin/dashboard'), icon: staffIcons.message },
    {
      label: 'Propuestas',
      // What waits for work.
      to: `${href('/admin/contact-submissions')}?estado=nuevas`,
      icon: staffIcons.proposal,
      badge: badgeOf(badges?.proposals),
    },
    { label: 'Cotizaciones', to: href('/admin/cotizaciones'), icon: staffIcons.quote },
    {
      label: 'Solicitudes',
      to: href('/admin/solicitudes'),
      icon: staffIcons.request,
      badge: badgeOf(badges?.requests),
    },
  ],
  more: [
    {
      label: 'Pagos',
      to: href('/admin/pagos'),
      icon: staffIcons.payment,
      badge: badgeOf(badges?.payments),
    },
    {
      label: 'Distribuciones',
      to: href('/admin/distribuciones'),
      icon: placeIcons.distribution,
    },
    { label: 'Respuestas', to: href('/admin/respuestas'), icon: staffIcons.reply },
    { label: 'Usuarios', to: href('/admin/usuarios'), icon: staffIcons.users },
    { label: 'Auditoría', to: href('/admin/auditoria'), icon: staffIcons.audit },
    {
      label: 'Boletín (CSV)',
      to: href('/admin/boletin.csv'),
      icon: staffIcons.file,
      document: true,
    },
    { label: 'Mi dashboard', to: href('/dashboard'), icon: placeIcons.home },
    site,
  ],
  moreBadge: badgeOf(
    badges?.payments && { ...badges.payments, label: `${badges.payments.label} en Pagos` },
  ),
});
