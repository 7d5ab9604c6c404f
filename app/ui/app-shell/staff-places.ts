import { href } from 'react-router';
import { countText } from '#app/ui/count-text.ts';
import type { countWaiting } from '#server/services/desk/count-waiting.ts';
import { site } from './app-places.ts';
import type { Badge, Places } from './place.ts';
import { placeIcons } from './place-icons.tsx';
import { staffIcons } from './staff-icons.tsx';

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

/** What the staff finds in their rail, and what waits there, if it could be counted. Only their pages load it. */
export const staffPlaces = (waiting: Waiting | undefined): Places => ({
  bar: [
    { label: 'Contactos', to: href('/admin/dashboard'), icon: staffIcons.message },
    {
      label: 'Propuestas',
      // What waits for work.
      to: `${href('/admin/contact-submissions')}?estado=nuevas`,
      icon: staffIcons.proposal,
      badge: waitingBadge(waiting?.proposals, 'por responder'),
    },
    { label: 'Cotizaciones', to: href('/admin/cotizaciones'), icon: staffIcons.quote },
    {
      label: 'Solicitudes',
      to: href('/admin/solicitudes'),
      icon: staffIcons.request,
      badge: waitingBadge(waiting?.requests, 'en trámite'),
    },
  ],
  more: [
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
});

function waitingBadge(counts: Waiting['proposals'] | undefined, what: string): Badge | undefined {
  if (!counts || counts.waiting.count === 0) return undefined;
  const { waiting, late } = counts;
  const lateText = late.count > 0 ? `, ${countText(late)} con el plazo vencido` : '';
  return {
    text: waiting.count > 99 ? '99+' : String(waiting.count),
    label: `${countText(waiting)} ${what}${lateText}`,
    isLate: late.count > 0,
  };
}
