import { href } from 'react-router';
import type { OrderView } from '#server/services/payment-desk/order-views.ts';
import { createListAddress } from '../lists/list-address.ts';
import { orderStatusWords } from './payment-words.ts';

export const orderList = createListAddress<OrderView>({
  path: href('/admin/pagos'),
  views: {
    all: { name: 'todos', label: 'Todos' },
    open: { name: 'abiertos', label: orderStatusWords.open.many },
    paid: { name: 'pagados', label: orderStatusWords.paid.many },
    refunded: { name: 'devueltos', label: orderStatusWords.refunded.many },
    expired: { name: 'vencidos', label: orderStatusWords.expired.many },
  },
  first: 'all',
});
