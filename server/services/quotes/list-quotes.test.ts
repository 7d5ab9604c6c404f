import { expect, test } from 'vitest';
import { quoteStates } from '#packages/quote/src/index.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { countQuotes } from './count-quotes.ts';
import { listQuotes } from './list-quotes.ts';
import { listQuotesOf } from './list-quotes-of.ts';

const now = new Date('2026-12-11T04:59:00Z');
const services = { ...(await openTestServices()), now: () => now };
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const { id: proposalId } = await service
  .insertInto('contact_submissions')
  .values({ name: 'Ana', email: 'ana@ejemplo.co', service: 'video', message: '¡Hola!' })
  .returning('id')
  .executeTakeFirstOrThrow();

let made = 0;
async function make(
  status: 'draft' | 'sent' | 'accepted' | 'rejected' | 'withdrawn',
  more: { name?: string; valid_until?: string; proposal_id?: string } = {},
): Promise<void> {
  made += 1;
  const line = { packageId: null, description: 'Arreglo', quantity: 1, unitPrice: made };
  const isOut = status !== 'draft';
  await service
    .insertInto('quotes')
    .values({
      ...{ name: `Alguien ${made}`, email: `uno${made}@ejemplo.co`, valid_until: '2026-12-31' },
      ...{ status, lines: JSON.stringify([line]), total: made },
      created_at: new Date(Date.UTC(2026, 10, 1, 0, made)),
      ...(isOut && {
        ...{ number: `COT-2026-${String(made).padStart(4, '0')}`, sent_at: now },
        token_hash: String(made).padStart(43, '0'),
      }),
      ...(isOut && status !== 'sent' && { decided_at: now }),
      ...(status === 'accepted' && { accepted_name: 'Ana', accepted_text: 'Acepto' }),
      ...more,
    })
    .execute();
}

for (const status of ['draft', 'accepted', 'rejected', 'withdrawn'] as const) await make(status);
// In Bogotá it is still the tenth.
await make('sent', { name: 'Canción Ñandú — ¿qué?', valid_until: '2026-12-10' });
await make('sent', { valid_until: '2026-12-09' });
// Of each state another number.
await make('sent');
const more = { accepted: 2, rejected: 3, withdrawn: 4 } as const;
for (const [status, count] of Object.entries(more) as [keyof typeof more, number][])
  for (let n = 0; n < count; n += 1) await make(status);
for (let count = 0; count < 30; count += 1) await make('draft', { proposal_id: proposalId });

const ask = (more: Partial<Parameters<typeof listQuotes>[2]> = {}) =>
  listQuotes(services, staff, { view: 'all', search: '', cursor: null, ...more });

test('each state has its own, and expired is those whose day is over in Bogotá', async () => {
  const lists = await Promise.all(
    quoteStates.map(async (state) => [state, (await ask({ view: state })).count.count]),
  );
  expect(Object.fromEntries(lists)).toEqual({
    ...{ draft: 31, sent: 2, accepted: 3, rejected: 4, expired: 1, withdrawn: 5 },
  });
  for (const state of quoteStates) {
    const { rows } = await ask({ view: state });
    expect(new Set(rows.map((one) => one.state))).toEqual(new Set([state]));
  }
  const counts = Object.entries(await countQuotes(services, staff));
  expect(Object.fromEntries(counts.map(([state, { count }]) => [state, count]))).toEqual(
    Object.fromEntries([...lists, ['all', made]]),
  );
});

test.each([
  ['nandu QUE', 1],
  ['¿qué?', 1],
  ['uno5@', 1],
  ['COT-2026-0005', 1],
  ['alguien', 45],
  ['nadie', 0],
  ["' or true --", 0],
  ['%', 0],
  ['uno%5', 0],
])('«%s» finds %i', async (search, count) => {
  expect((await ask({ search })).count).toEqual({ count, isMore: false });
});

test('pages begin beside a quote, the newest first', async () => {
  const first = await ask();
  const next = await ask({ cursor: first.after });
  const all = [...first.rows, ...next.rows];
  expect([first.rows.length, next.rows.length, next.after]).toEqual([25, 21, null]);
  expect(all.map(({ total }) => total.amount)).toEqual(
    Array.from({ length: made }, (_, at) => made - at),
  );
  const back = await ask({ cursor: next.before });
  expect(back.rows).toEqual(first.rows);
});

test('a proposal has its own, the newest first', async () => {
  const quotes = await listQuotesOf(services, staff, toProposalId(proposalId));
  expect(quotes.map(({ total }) => total.amount)).toEqual(
    Array.from({ length: 30 }, (_, at) => made - at),
  );
});
