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
for (let count = 0; count < 30; count += 1) await make('draft', { proposal_id: proposalId });

const ask = (more: Partial<Parameters<typeof listQuotes>[2]> = {}) =>
  listQuotes(services, staff, { state: null, search: '', cursor: null, ...more });

test('each state has its own, and expired is those whose day is over in Bogotá', async () => {
  const lists = await Promise.all(
    quoteStates.map(async (state) => [state, (await ask({ state })).count.count]),
  );
  expect(Object.fromEntries(lists)).toEqual({
    ...{ draft: 31, sent: 1, accepted: 1, rejected: 1, expired: 1, withdrawn: 1 },
  });
  for (const state of quoteStates) {
    const { quotes } = await ask({ state });
    expect(new Set(quotes.map((one) => one.state))).toEqual(new Set([state]));
  }
  const counts = await countQuotes(services, staff);
  expect(counts).toMatchObject({
    ...{ all: { count: 36 }, draft: { count: 31 }, sent: { count: 1 }, expired: { count: 1 } },
  });
});

test.each([
  ['nandu QUE', 1],
  ['¿qué?', 1],
  ['uno5@', 1],
  ['COT-2026-0005', 1],
  ['alguien', 35],
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
  const all = [...first.quotes, ...next.quotes];
  expect([first.quotes.length, next.quotes.length, next.after]).toEqual([25, 11, null]);
  expect(all.map(({ total }) => total.amount)).toEqual(
    Array.from({ length: 36 }, (_, at) => 36 - at),
  );
  const back = await ask({ cursor: next.before });
  expect(back.quotes).toEqual(first.quotes);
});

test('a proposal has its own, the newest first', async () => {
  const quotes = await listQuotesOf(services, staff, toProposalId(proposalId));
  expect(quotes.map(({ total }) => total.amount)).toEqual(
    Array.from({ length: 30 }, (_, at) => 36 - at),
  );
});
