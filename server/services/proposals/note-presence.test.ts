import { beforeEach, expect, test } from 'vitest';
import { wholeStaff } from '#server/background/live-events.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { notePresence } from './note-presence.ts';
import { type ProposalId, toProposalId } from './proposal-id.ts';
import { readProposal } from './read-proposal.ts';
import { writeReply } from './write-reply.ts';

let time = new Date('2026-03-02T15:00:00Z');
const services = { ...(await openTestServices()), now: () => time };
const ana = await makeStaff(services, 'ana@ejemplo.co');
const luis = await makeStaff(services, 'luis@ejemplo.co');

let proposalId: ProposalId;
beforeEach(async () => {
  time = new Date('2026-03-02T15:00:00Z');
  const { id } = await services.db.service
    .insertInto('contact_submissions')
    .values({ name: 'Ñandú', email: 'nandu@ejemplo.co', service: 'video', message: 'Hola' })
    .returning('id')
    .executeTakeFirstOrThrow();
  proposalId = toProposalId(id);
});

const pass = (seconds: number) => (time = new Date(+time + 1000 * seconds));
const answering = async (who: typeof ana) =>
  (await readProposal(services, who, proposalId)).answering.map(({ until }) => +until - +time);

test('who writes a reply is seen by the others for a minute after the last key', async () => {
  await notePresence(services, luis, { proposalId });
  expect(await answering(ana)).toEqual([60_000]);
  expect(await answering(luis)).toEqual([]);
  pass(40);
  await notePresence(services, luis, { proposalId });
  pass(40);
  expect(await answering(ana)).toEqual([20_000]);
  pass(20);
  expect(await answering(ana)).toEqual([]);
});

test('who has replied writes no longer', async () => {
  await notePresence(services, luis, { proposalId });
  await notePresence(services, ana, { proposalId });
  const reply = { proposalId, replyId: crypto.randomUUID(), body: 'Hola', seen: 0 };
  await writeReply(services, luis, reply);
  expect(await answering(ana)).toEqual([]);
  expect(await answering(luis)).toEqual([60_000]);
});

test('open pages hear of it when somebody begins, and not each time', async () => {
  const heard: string[] = [];
  const unfollow = services.events.follow(wholeStaff, (event) => {
    if (event?.id === proposalId && event.kind === 'presence') heard.push(event.kind);
  });
  await notePresence(services, luis, { proposalId });
  pass(30);
  await notePresence(services, luis, { proposalId });
  await expect.poll(() => heard.length).toBe(1);
  pass(61);
  await notePresence(services, luis, { proposalId });
  await expect.poll(() => heard.length).toBe(2);
  unfollow();
});

test('a proposal that is gone says so', async () => {
  const gone = toProposalId('00000000-0000-4000-8000-000000000000');
  await expect(notePresence(services, luis, { proposalId: gone })).rejects.toMatchObject({
    code: 'proposal.gone',
  });
});
