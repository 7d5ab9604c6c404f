import { href } from 'react-router';
import type { RequestView } from '#server/services/legal-requests/request-views.ts';
import { createListAddress } from '../lists/list-address.ts';

/** The requests; the list opens with what is to be answered. */
export const requestList = createListAddress<RequestView>({
  path: href('/admin/solicitudes'),
  views: {
    open: { name: 'abiertas', label: 'Abiertas' },
    waiting: { name: 'incompletas', label: 'Incompletas' },
    answered: { name: 'respondidas', label: 'Respondidas' },
    closed: { name: 'cerradas', label: 'Cerradas' },
    undelivered: { name: 'sin-entregar', label: 'Correo sin entregar' },
    all: { name: 'todas', label: 'Todas' },
    late: { name: 'vencidas', label: 'Vencidas' },
  },
  first: 'open',
});
