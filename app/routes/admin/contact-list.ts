import { href } from 'react-router';
import type { ContactOrder } from '#server/services/desk/list-contacts.ts';
import { createListAddress } from './lists/list-address.ts';

/** The contacts, in one of their orders. */
export const contactList = createListAddress<ContactOrder>({
  path: href('/admin/dashboard'),
  parameter: 'orden',
  views: {
    newest: { name: 'recientes', label: 'Más recientes' },
    oldest: { name: 'antiguos', label: 'Más antiguos' },
    name: { name: 'nombre', label: 'Nombre, A a Z' },
    'name-desc': { name: 'nombre-desc', label: 'Nombre, Z a A' },
  },
  first: 'newest',
});
