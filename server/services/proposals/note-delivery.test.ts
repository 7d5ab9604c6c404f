import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { wholeStaff } from '#server/background/live-events.ts';
import type { MailOutcome } from '#server/ports/mail/mail.ts';
import { RefusedMail } from '#server/ports/mail/mailer.ts';
import { deliverMail, giveUpMail } from '#test/deliver-mail.ts';
import { anonymousAt, later, makeStaff, openTestServices } from '#test/test-services.ts';
import { mailCopies } from '../contacts/mail-copies.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { toContactId } from '../desk/contact-id.ts';
import { passToProposals } from '../desk/pass-to-proposals.ts';
import { readContact } from '../desk/read-contact.ts';
import { addWords } from './add-words.ts';
import { listProposals } from './list-proposals.ts';
import { moveProposal } from './move-proposal.ts';
import { noteReplyDelivery } from './note-delivery.ts';
import { notePresence } from './note-presence.ts';
import { type ProposalId, toProposalId } from './proposal-id.ts';
import { readProposal } from './read-proposal.ts';
import { readUnsentReply } from './read-unsent-reply.ts';
import { sendReply } from './send-reply.ts';
import { undoReply } from './undo-reply.ts';
import { writeReply } from './write-reply.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

let writers = 0;
async function write(table: 'contacts' | 'contact_submissions'): Promise<string> {
  writers += 1;
  const email = `nandu${writers}@ejemplo.co`;
  const written = {
    ...{ name: 'Canción Ñandú', email, phone: null, message: '¿Cuánto vale?' },
    ...({ service: 'video', consent: 'on', website: '' } as const),
  };
  await submitMessage(services, anonymousAt(`10.9.1.${writers}`), { table, written });
  await mailCopies(services, system);
  const rows = db.service.selectFrom(table).select('id').where('email', '=', email);
  return (await rows.executeTakeFirstOrThrow()).id;
}
let proposalId: ProposalId;
let neighbour: ProposalId;
beforeEach(async () => {
  proposalId = toProposalId(await write('contact_submissions'));
  neighbour = toProposalId(await write('contact_submissions'));
});

const whole = { view: 'all', search: '', cursor: null } as const;
const read = (id = proposalId) => readProposal(services, staff, id);
/** A reply whose mail is in the queue. */
async function reply(seen = 0, at = services): Promise<string> {
  const replyId = randomUUID();
  await writeReply(at, staff, { proposalId, replyId, body: 'Va desde 99.', seen });
  await sendReply(at, system, { replyId });
  return replyId;
}
const note = (id: string, outcome: MailOutcome, from = services) =>
  noteReplyDelivery(from, system, { id, outcome });

const queued = async (kind: 'reply' | 'copy', id: string) =>
  (await services.queuedMails()).find(({ about }) => about?.kind === kind && about.id === id);
/** What the worker does with the newest mail of this kind in the queue, when the mail server says this. */
const deliver = async (kind: 'reply' | 'copy', id: string, said: Error | null) =>
  deliverMail(services, await queued(kind, id), said);
const giveUp = async (kind: 'reply' | 'copy', id: string) =>
  giveUpMail(services, await queued(kind, id));

test('a reply answers when the mail server took it, not when it was written', async () => {
  const replyId = await reply();
  expect(await read()).toMatchObject({
    ...{ status: 'new', firstAnsweredAt: null },
    replies: [{ sentAt: expect.any(Date), deliveredAt: null, failure: null }],
  });
  await deliver('reply', replyId, null);
  expect(await read()).toMatchObject({
    ...{ status: 'contacted', firstAnsweredAt: expect.any(Date) },
    replies: [{ deliveredAt: expect.any(Date), failure: null }],
  });
});

test.each(['refused', 'given-up'] as const)(
  'one that was %s stops no clock, and is written again',
  async (failure) => {
    const replyId = await reply();
    if (failure === 'given-up') await giveUp('reply', replyId);
    else await deliver('reply', replyId, new RefusedMail('550 5.1.1 No mailbox'));
    expect(await read()).toMatchObject({
      ...{ status: 'new', firstAnsweredAt: null, entries: [] },
      replies: [{ deliveredAt: null, failure }],
    });
    const again = await readUnsentReply(services, staff, { proposalId, replyId });
    expect(again).toEqual({ id: replyId, body: 'Va desde 99.' });
    expect(await readUnsentReply(services, staff, { proposalId: neighbour, replyId })).toBeNull();
    // The next one is of the conversation of what arrived.
    const next = await reply(1);
    const mail = (await services.queuedMails()).find(({ about }) => about?.id === next);
    expect(mail?.references).toHaveLength(1);
  },
);

test('that the newest reply reached nobody is said until that is settled, of this proposal alone', async () => {
  const failures = async () => {
    const { rows } = await listProposals(services, staff, whole);
    const listed = (id: string) => rows.find((one) => one.id === id)?.replyFailure;
    expect(listed(proposalId)).toBe((await read()).replyFailure);
    return [listed(proposalId), listed(neighbour)];
  };
  const words = (kind: 'note' | 'received', minutes: number) =>
    addWords(later(services, minutes * 60_000), staff, {
      ...{ proposalId, id: randomUUID(), kind, body: 'Hola' },
    });
  const first = await reply();
  expect(await failures()).toEqual([null, null]);
  await note(first, 'refused');
  expect(await failures()).toEqual(['refused', null]);
  await words('note', 1);
  expect(await failures()).toEqual(['refused', null]);
  await words('received', 2);
  expect(await failures()).toEqual([null, null]);

  // One that is taken back changes nothing; the next one is on its way, and arrives or not.
  const second = await reply(1, later(services, 180_000));
  await note(second, 'given-up');
  const third = { proposalId, replyId: randomUUID(), body: 'Ay', seen: 2 };
  await writeReply(later(services, 240_000), staff, third);
  expect(await failures()).toEqual([null, null]);
  await undoReply(services, staff, third);
  expect(await failures()).toEqual(['given-up', null]);
  await moveProposal(later(services, 300_000), staff, {
    ...{ proposalId, from: 'new', to: 'in_progress' },
  });
  expect(await failures()).toEqual(['given-up', null]);
  await moveProposal(later(services, 360_000), staff, {
    ...{ proposalId, from: 'in_progress', to: 'contacted' },
  });
  expect(await failures()).toEqual([null, null]);
});

test('as long as it is tried again nothing is said', async () => {
  const replyId = await reply();
  await expect(deliver('reply', replyId, new Error('away'))).rejects.toThrow('away');
  expect((await read()).replies).toMatchObject([{ failure: null, deliveredAt: null }]);
});

test('one that an operator had tried again, and that arrived, is an answer of that hour', async () => {
  const replyId = await reply();
  await note(replyId, 'given-up');
  await note(replyId, 'delivered', later(services, 3_600_000));
  const { firstAnsweredAt, replies, status } = await read();
  expect(replies).toMatchObject([{ failure: null, deliveredAt: firstAnsweredAt }]);
  expect(Number(firstAnsweredAt)).toBeGreaterThan(Date.now() + 3_000_000);
  expect(status).toBe('contacted');
  // Said once more, it stays.
  for (const outcome of ['refused', 'delivered'] as const) {
    await note(replyId, outcome, later(services, 7_200_000));
    const delivered = { failure: null, deliveredAt: firstAnsweredAt };
    expect(await read()).toMatchObject({ firstAnsweredAt, replies: [delivered] });
  }
});

test('what is noted of one leaves the others as they are', async () => {
  await note(await reply(), 'refused');
  expect(await read(neighbour)).toMatchObject({ status: 'new', copyFailure: null, replies: [] });
  await deliver('copy', proposalId, new RefusedMail('550'));
  expect((await read()).copyFailure).toBe('refused');
  expect((await read(neighbour)).copyFailure).toBeNull();
});

test('the refused copy of a message shows where the message is, also after it was passed on', async () => {
  const [before, after] = [await write('contacts'), await write('contacts')];
  await deliver('copy', before, new RefusedMail('550'));
  expect((await readContact(services, staff, toContactId(before))).copyFailure).toBe('refused');
  for (const id of [before, after]) {
    const passed = await passToProposals(services, staff, toContactId(id));
    if (id === after) await giveUp('copy', id);
    const { copyFailure } = await read(toProposalId(passed.proposalId));
    expect(copyFailure).toBe(id === before ? 'refused' : 'given-up');
  }
});

test('a reply is not taken back once it is on its way, whatever becomes of it', async () => {
  const replyId = await reply();
  await note(replyId, 'refused');
  const undone = undoReply(services, staff, { replyId });
  await expect(undone).rejects.toMatchObject({ code: 'reply.sent' });
});

test('open pages hear of it', async () => {
  const heard: string[] = [];
  const unfollow = services.events.follow(wholeStaff, (event) => {
    if (event?.id === proposalId) heard.push(event.kind);
  });
  const replyId = await reply();
  // What was announced before this has been heard then.
  await notePresence(services, staff, { proposalId });
  await expect.poll(() => heard).toContain('presence');
  heard.length = 0;
  await note(replyId, 'refused');
  await expect.poll(() => heard).toEqual(['proposal']);
  await deliver('copy', proposalId, new RefusedMail('550'));
  await expect.poll(() => heard).toEqual(['proposal', 'proposal']);
  unfollow();
});
