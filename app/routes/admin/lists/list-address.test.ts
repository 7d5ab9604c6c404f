import { describe, expect, test } from 'vitest';
import { contactList } from '../contact-list.ts';
import { distributionList } from '../distributions/distribution-list.ts';
import { findingList } from '../payments/finding-list.ts';
import { orderList } from '../payments/order-list.ts';
import { proposalList, proposalPath } from '../proposals/proposal-list.ts';
import { quoteList } from '../quotes/quote-list.ts';
import { requestList } from '../legal-requests/request-list.ts';
import { userList } from '../users/user-list.ts';
import type { ListAddress } from './list-address.ts';

/** `names` has what the address of each view says; of the first one, nothing. */
function describeList<View extends string>(
  address: string,
  list: ListAddress<View>,
  names: Record<View, string>,
): void {
  const [path = ''] = address.split('?');
  describe(`of ${address}`, () => {
    test('each view has its address, and its address is that view', () => {
      for (const [view, name] of Object.entries(names) as [View, string][]) {
        expect(list.to({ view })).toBe(name ? address + name : path);
        expect(list.read(list.to({ view })).view).toBe(view);
      }
    });

    test.each(['', '?estado=x&orden=x', '?estado=toString&orden=__proto__', '?buscar=%20'])(
      'what makes no sense is left out, and the list opens: %j',
      (query) => {
        expect(list.read(path + query)).toEqual({ view: list.first, search: '', cursor: null });
      },
    );
  });
}

describeList('/admin/dashboard?orden=', contactList, {
  newest: '',
  oldest: 'antiguos',
  name: 'nombre',
  'name-desc': 'nombre-desc',
});
describeList('/admin/contact-submissions?estado=', proposalList, {
  ...{ all: '', new: 'nuevas', in_progress: 'en-proceso', contacted: 'contactadas' },
  ...{ closed: 'cerradas', waiting: 'por-responder', late: 'vencidas' },
});
describeList('/admin/solicitudes?estado=', requestList, {
  ...{ open: '', waiting: 'incompletas', answered: 'respondidas', closed: 'cerradas' },
  ...{ undelivered: 'sin-entregar', all: 'todas', late: 'vencidas' },
});
describeList('/admin/cotizaciones?estado=', quoteList, {
  ...{ all: '', draft: 'borradores', sent: 'enviadas', accepted: 'aceptadas' },
  ...{ rejected: 'rechazadas', expired: 'vencidas', withdrawn: 'retiradas' },
});
describeList('/admin/pagos?estado=', orderList, {
  ...{ all: '', open: 'abiertos', paid: 'pagados', refunded: 'devueltos', expired: 'vencidos' },
});
describeList('/admin/pagos/diferencias?estado=', findingList, { open: '', resolved: 'resueltas' });
describeList('/admin/usuarios?estado=', userList, {
  ...{ all: '', unconfirmed: 'sin-confirmar', suspended: 'suspendidas' },
  ...{ review: 'por-revisar', leaving: 'por-eliminar', staff: 'equipo' },
});
describeList('/admin/distribuciones?estado=', distributionList, {
  ...{ all: '', pending: 'pendientes', uploading: 'subiendo', processing: 'procesando' },
  ...{ live: 'en-vivo', failed: 'fallidas', removed: 'retiradas' },
});

test('a search and a place go along with the view, and nothing else does', () => {
  const address = '/admin/usuarios?estado=equipo&buscar=%C3%91and%C3%BA+%26+C%C3%ADa&desde=after.x';
  const asked = userList.read(`https://ejemplo.co${address}&otra=1`);
  expect(asked).toEqual({ view: 'staff', search: 'Ñandú & Cía', cursor: 'after.x' });
  expect(userList.to(asked)).toBe(address);
});

test('of a long search so much is looked for as its field takes', () => {
  expect(userList.read(`/?buscar=${'a'.repeat(300)}`).search).toHaveLength(200);
});

test('a proposal leads back to its list, and to what else is asked for', () => {
  const id = 'b1a7f4e2-1c52-4c1e-9d0a-2f6f0f1f2a3b';
  const asked = { view: 'late', search: 'ana', cursor: null } as const;
  const path = proposalPath(id, asked, { historial: 'before.x' });
  expect(path).toBe(
    `/admin/contact-submissions/${id}?estado=vencidas&buscar=ana&historial=before.x`,
  );
  expect(proposalList.read(path)).toEqual(asked);
});

test.each([
  ['$\u00A01.5\u206060.0\u206000', '$\u00A01.560.000'],
  ['\u200BÑan\u00ADdú\uFEFF \u2060', 'Ñandú'],
  ['\u2060', ''],
  // Words of Persian and some signs are spelled with them.
  ['\u0645\u06CC\u200C\u062E 👩\u200D🎤', '\u0645\u06CC\u200C\u062E 👩\u200D🎤'],
])('of what is copied from a mail, what nobody sees is not looked for: %j', (copied, search) => {
  expect(orderList.read(`/?buscar=${encodeURIComponent(copied)}`).search).toBe(search);
});
