import { href } from 'react-router';
import type { OrderView } from '#server/services/payment-desk/order-views.ts';
import { createListAddress } from '../lists/list-address.ts';

export const orderList = createListAddress<OrderView>({
  path: href('/admin/pagos'),
  views: {
    all: { name: 'todos', label: 'Todos' },
    open: { name: 'abiertos', label: 'Abiertos' },
    paid: { name: 'pagados', label: 'Pagados' },
    refunded: { name: 'devueltos', label: 'Devueltos' },
    expired: { name: 'vencidos', label: 'Vencidos' },
  },
  first: 'all',
});
