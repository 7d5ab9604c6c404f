import { href } from 'react-router';
import type { UserView } from '#server/services/users/list-users.ts';
import { createListAddress } from '../lists/list-address.ts';

export const userList = createListAddress<UserView>({
  path: href('/admin/usuarios'),
  views: {
    all: { name: 'todas', label: 'Todas' },
    unconfirmed: { name: 'sin-confirmar', label: 'Sin confirmar' },
    suspended: { name: 'suspendidas', label: 'Suspendidas' },
    review: { name: 'por-revisar', label: 'Por revisar' },
    leaving: { name: 'por-eliminar', label: 'Por eliminar' },
    staff: { name: 'equipo', label: 'Equipo' },
  },
  first: 'all',
});
