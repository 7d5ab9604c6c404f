import { expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { toProposalId } from './proposal-id.ts';
import { type HistoryPage, readHistory } from './read-history.ts';
import { readProposal } from './read-proposal.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const base = { name: 'Ñandú', email: 'nandu@ejemplo.co', service: 'video', message: '¿Qué?' };
const [one, other] = await services.db.service
  .insertInto('contact_submissions')
  .values([base, base])
  .returning('id')
  .execute();
const proposalId = toProposalId(one?.id ?? '');
const neighbour = toProposalId(other?.id ?? '');

/** 120 things of either kind, four of them in the same instant. */
const at = (n: number) => `timestamptz '2026-03-02T15:00:00Z' + (${n} / 4) * interval '1 second'`;
for (const id of [proposalId, neighbour])
  await services.db.servicePool.query(`
    insert into proposal_entries (proposal_id, at, kind, body)
      select '${id}', ${at(0).replace('0 /', 'n /')}, 'note', 'Ñ' || n from generate_series(0, 118, 2) n;
    insert into proposal_replies (proposal_id, written_at, body)
      select '${id}', ${at(0).replace('0 /', 'n /')}, 'Ñ' || n from generate_series(1, 119, 2) n`);

const pageAt = (cursor: string) => readHistory(services, staff, { proposalId, cursor });
const bodies = ({ rows }: HistoryPage) =>
  rows.map((item) => ('reply' in item ? item.reply.body : item.entry.body));

test('it is read page by page, each thing once, and back again', async () => {
  const { history } = await readProposal(services, staff, proposalId);
  const pages = [history];
  for (let last = history; last.after !== null;) {
    last = await pageAt(last.after);
    pages.push(last);
  }
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flatMap(bodies)).size).toBe(120);
  const times = pages.flatMap(({ rows }) => rows.map(({ key }) => Number(key)));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(history.before).toBeNull();
  const back = await pageAt(pages[2]?.before ?? '');
  expect(bodies(back)).toEqual(bodies(pages[1] ?? history));
  expect(bodies(await pageAt(back.before ?? ''))).toEqual(bodies(history));
});

test('what comes meanwhile does not move a page', async () => {
  const { history } = await readProposal(services, staff, proposalId);
  const second = await pageAt(history.after ?? '');
  await services.db.servicePool.query(
    `insert into proposal_entries (proposal_id, at, kind, body) values ($1, now(), 'note', 'nueva')`,
    [proposalId],
  );
  expect(bodies(await pageAt(history.after ?? ''))).toEqual(bodies(second));
});

test.each(['', 'x', 'after.00000000-0000-4000-8000-000000000000.eA', '9'.repeat(900)])(
  'the place %j is none: it begins anew',
  async (cursor) => {
    expect((await pageAt(cursor)).before).toBeNull();
  },
);
