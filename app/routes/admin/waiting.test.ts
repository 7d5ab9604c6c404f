import { expect, test } from 'vitest';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { fileRequest } from '#server/services/legal-requests/file-request.ts';
import { anonymousAt, later } from '#test/test-services.ts';
import { makePaidOrder } from '#test/make-order.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask, person, services } = await openTestApp();
const hour = 60 * 60_000;

/** What the staff's navigation says beside its places, on that page. */
async function badges(cookie: string, path = '/admin/dashboard'): Promise<string[]> {
  const html = (await (await ask(path, { cookie })).text()).replaceAll('<!-- -->', '');
  const nav = /<nav class="app-nav"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [
    ...nav.matchAll(
      /<span>([^<]*)<\/span><span class="app-badge"( data-late="true")?[^>]*>([^<]*)<\/span><span class="visually-hidden">([^<]*)</g,
    ),
  ].map(([, label, late = '', text, words]) => `${label} ${text}${late && ' tarde'}${words}`);
}

test('on every page of the staff the navigation says what waits, and what is late', async () => {
  const { cookie, userId } = await person('equipo@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ is_staff: true })
    .where('id', '=', userId)
    .execute();
  expect(await badges(cookie)).toEqual([]);

  const write = (services_: typeof services, n: number) =>
    submitMessage(services_, anonymousAt(`10.9.4.${n}`), {
      table: 'contact_submissions',
      written: {
        ...{ name: 'Ñandú', email: `nandu${n}@ejemplo.co`, phone: null, service: 'video' },
        ...({ message: '¿Cuánto vale?', consent: 'on', website: '' } as const),
      },
    });
  await write(services, 1);
  expect(await badges(cookie)).toEqual(['Propuestas 1 1 por responder']);
  await write(later(services, -30 * hour), 2);
  await fileRequest(services, anonymousAt('10.9.4.3'), {
    ...({ kind: 'data-query', name: 'Ñandú', email: 'nandu3@ejemplo.co', phone: null } as const),
    ...({ documentType: null, documentNumber: null, subject: '¿Qué?', facts: 'Uno' } as const),
    ...({ consent: 'on', website: '' } as const),
  });
  const both = [
    'Propuestas 2 tarde 2 por responder, 1 con el plazo vencido',
    'Solicitudes 1 1 en trámite',
  ];
  expect(await badges(cookie)).toEqual(both);
  expect(await badges(cookie, '/admin/auditoria')).toEqual(both);

  const { orderId } = await makePaidOrder(services, userId, { provider: 'manual' });
  const { id: attempt_id } = await services.db.service
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const at = new Date();
  await services.db.service
    .insertInto('transfer_reports')
    .values({ attempt_id, reference: 'TRX-1', reported_at: at })
    .execute();
  const finding = { kind: 'mismatch', provider: 'wompi', found_at: at } as const;
  const resolved = { resolved_at: at, resolution: 'Lo vimos' };
  await services.db.service
    .insertInto('payment_findings')
    .values([
      { ...finding, subject: 'a' },
      { ...finding, subject: 'b', ...resolved },
    ])
    .execute();
  expect(await badges(cookie)).toEqual([
    ...both,
    'Más 2 2 por revisar en Pagos',
    'Pagos 2 2 por revisar',
  ]);
  await services.db.service
    .updateTable('transfer_reports')
    .set({ decided_at: at, decision: 'confirmed' })
    .execute();
  expect(await badges(cookie)).toEqual([
    ...both,
    'Más 1 1 por revisar en Pagos',
    'Pagos 1 1 por revisar',
  ]);
});
