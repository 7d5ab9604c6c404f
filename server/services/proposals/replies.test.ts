import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { system } from '#server/actor.ts';
import { copyMessageId, replyMessageId } from '#server/mails/message-ids.ts';
import { anonymousAt, later, makeStaff, openTestServices } from '#test/test-services.ts';
import { mailCopies } from '../contacts/mail-copies.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { toContactId } from '../desk/contact-id.ts';
import { passToProposals } from '../desk/pass-to-proposals.ts';
import { addWords } from './add-words.ts';
import { listProposals } from './list-proposals.ts';
import { moveProposal } from './move-proposal.ts';
import { noteReplyDelivery } from './note-delivery.ts';
import { type ProposalId, toProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { readProposal } from './read-proposal.ts';
import { sendReply, sendReplyNow } from './send-reply.ts';
import { undoReply } from './undo-reply.ts';
import { writeReply } from './write-reply.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'luis@ejemplo.co');

let proposalId: ProposalId;
let email: string;
let writers = 0;
async function write(table: 'contacts' | 'contact_submissions'): Promise<string> {
  writers += 1;
  email = `nandu${writers}@ejemplo.co`;
  const written = {
    ...{ name: 'Canción Ñandú', email, phone: null, message: '¿Cuánto vale?\nwww.malo.example' },
    ...({ service: 'video', consent: 'on', website: '' } as const),
  };
  await submitMessage(services, anonymousAt(`10.9.0.${writers}`), { table, written });
  await mailCopies(services, system);
  const rows = db.service.selectFrom(table).select('id').where('email', '=', email);
  return (await rows.executeTakeFirstOrThrow()).id;
}
beforeEach(async () => {
  proposalId = toProposalId(await write('contact_submissions'));
});

const read = () => readProposal(services, staff, proposalId);
async function reply(body: string, seen: number, replyId = randomUUID()) {
  await writeReply(services, staff, { proposalId, replyId, body, seen });
  return { replyId };
}
const send = ({ replyId }: { replyId: string }) => sendReply(services, system, { replyId });
const arrive = ({ replyId: id }: { replyId: string }, at = services) =>
  noteReplyDelivery(at, system, { id, outcome: 'delivered' });
const mails = async () => (await services.queuedMails()).filter(({ to }) => to === email);
const rejection = (code: string): unknown => expect.objectContaining({ code });

test('a reply is mailed once, as a part of the conversation that the copy began', async () => {
  const first = await reply('Va desde <b>$</b> 99.\n¿Te sirve?', 0);
  await Promise.all([send(first), send(first), send(first)]);
  const second = await reply('¿Sigues ahí?', 1);
  await send(second);
  const [copy, one, two, ...others] = await mails();
  expect(others).toEqual([]);
  expect(copy?.messageId).toBe(copyMessageId(proposalId));
  expect(one).toMatchObject({
    subject: `Re: ${copy?.subject}`,
    replyTo: brand.email,
    messageId: replyMessageId(first.replyId),
    inReplyTo: copyMessageId(proposalId),
    references: [copyMessageId(proposalId)],
  });
  expect(one?.text).toMatch(/^Va desde <b>\$<\/b> 99\.\n¿Te sirve\?\n\nAna, /);
  expect(one?.text).toContain('\n> ¿Cuánto vale?');
  expect(one?.text).not.toContain('www.malo.example');
  expect(one?.html).toContain('&lt;b&gt;$&lt;/b&gt; 99.</span><span><br/>¿Te sirve?');
  expect(two).toMatchObject({
    inReplyTo: replyMessageId(first.replyId),
    references: [copyMessageId(proposalId), replyMessageId(first.replyId)],
  });
});

test('the job waits until it can be taken back no longer', async () => {
  const before = Date.now();
  const { replyId } = await reply('Hola', 0);
  const { rows } = await db.servicePool.query<{ start_after: Date }>(
    `select start_after from jobs.job where name = 'send-reply' and data ->> 'replyId' = $1`,
    [replyId],
  );
  expect(rows).toHaveLength(1);
  const wait = Number(rows[0]?.start_after) - before;
  expect(wait).toBeGreaterThan(9_000);
  expect(wait).toBeLessThan(30_000);
});

test('a reply to a contact that was passed on is of the conversation of that contact', async () => {
  const contactId = await write('contacts');
  const passed = await passToProposals(services, staff, toContactId(contactId));
  proposalId = toProposalId(passed.proposalId);
  await send(await reply('Hola', 0));
  expect((await mails()).map(({ inReplyTo }) => inReplyTo)).toEqual([
    undefined,
    copyMessageId(contactId),
  ]);
});

test('one that was taken back is never mailed, and one that was mailed is not taken back', async () => {
  const undone = await reply('Me equivoqué', 0);
  await undoReply(services, staff, undone);
  await send(undone);
  await expect(undoReply(services, staff, undone)).rejects.toEqual(rejection('reply.sent'));
  expect(await mails()).toHaveLength(1);
  expect(await read()).toMatchObject({ status: 'new', firstAnsweredAt: null });

  const sent = await reply('Ahora sí', 1);
  await send(sent);
  await expect(undoReply(services, staff, sent)).rejects.toEqual(rejection('reply.sent'));
  expect((await mails())[1]?.references).toEqual([copyMessageId(proposalId)]);
  expect((await read()).replies).toMatchObject([
    { body: 'Ahora sí', sentAt: expect.any(Date), undoneAt: null },
    { body: 'Me equivoqué', sentAt: null, undoneAt: expect.any(Date) },
  ]);
});

test('one whose job never came is sent by hand, once', async () => {
  const waiting = await reply('Hola', 0);
  await db.servicePool.query(`delete from jobs.job where data ->> 'replyId' = $1`, [
    waiting.replyId,
  ]);
  const now = () => sendReplyNow(services, other, waiting);
  const sent = await Promise.allSettled([now(), now(), send(waiting)]);
  expect(await mails()).toHaveLength(2);
  expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
  expect((await read()).replies).toMatchObject([
    { staffId: staff.userId, sentAt: expect.any(Date), undoneAt: null },
  ]);
  const undone = await reply('Me equivoqué', 1);
  await undoReply(services, staff, undone);
  for (const one of [waiting, undone])
    await expect(sendReplyNow(services, staff, one)).rejects.toEqual(rejection('reply.settled'));
  expect(await mails()).toHaveLength(2);
});

test('taken back and sent at once it is one of both', async () => {
  for (let n = 0; n < 5; n += 1) {
    const one = await reply(`Intento ${n}`, n);
    const undo = undoReply(services, staff, one).then(
      () => 1,
      () => 0,
    );
    const [undone] = await Promise.all([undo, send(one)]);
    const { replies } = await read();
    const row = replies.find(({ id }) => id === one.replyId);
    expect([row?.sentAt === null, row?.undoneAt === null]).toEqual([undone === 1, undone === 0]);
  }
  const sent = (await read()).replies.filter(({ sentAt }) => sentAt);
  expect(await mails()).toHaveLength(1 + sent.length);
});

test('of two who reply at once one does, and the other is told', async () => {
  const results = await Promise.allSettled([reply('una', 0), reply('dos', 0), reply('tres', 0)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('proposal.replied'));
  expect(await read()).toMatchObject({ replyCount: 1, replies: [expect.anything()] });
  await expect(reply('otra', 0)).rejects.toEqual(rejection('proposal.replied'));
  await expect(reply('otra', 5)).rejects.toEqual(rejection('proposal.replied'));
});

test('a form that is posted twice is one reply, and its key is no other proposal’s', async () => {
  const id = randomUUID();
  await Promise.all([reply('Hola', 0, id), reply('Hola', 0, id), reply('Hola', 0, id)]);
  await send({ replyId: id });
  await reply('Hola', 0, id);
  expect(await mails()).toHaveLength(2);
  expect(await read()).toMatchObject({ replyCount: 1, replies: { length: 1 } });
  const { rows } = await db.servicePool.query(
    `select from jobs.job where name = 'send-reply' and data ->> 'replyId' = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  proposalId = toProposalId(await write('contact_submissions'));
  await expect(reply('Hola', 7, id)).rejects.toEqual(rejection('proposal.replied'));
  await expect(reply('Hola', 0, id)).rejects.toEqual(rejection('proposal.kept-before'));
  expect(await read()).toMatchObject({ replyCount: 0, replies: [] });
});

test('what was corrected after its response was lost is not taken for what was sent', async () => {
  const { replyId } = await reply('El precio es 100', 0);
  await expect(reply('El precio es 900', 0, replyId)).rejects.toEqual(
    rejection('proposal.kept-before'),
  );
  await undoReply(services, other, { replyId });
  await expect(reply('El precio es 100', 0, replyId)).rejects.toEqual(
    rejection('proposal.kept-before'),
  );
  expect(await read()).toMatchObject({
    replyCount: 1,
    replies: [
      { body: 'El precio es 100', undoneAt: expect.any(Date), undoneByName: expect.any(String) },
    ],
  });
});

test('the same words under the same key are not another’s reply', async () => {
  const words = { proposalId, replyId: randomUUID(), body: 'Hola', seen: 0 };
  await writeReply(services, staff, words);
  await expect(writeReply(services, other, words)).rejects.toEqual(
    rejection('proposal.kept-before'),
  );
  await writeReply(services, staff, words);
});

test('the first reply that arrives stops the clock, and who waits is contacted', async () => {
  await moveProposal(services, staff, { proposalId, from: 'new', to: 'in_progress' });
  const first = await reply('Hola', 0);
  const soon = later(services, 60_000);
  await sendReply(soon, system, first);
  expect(await read()).toMatchObject({ status: 'in_progress', firstAnsweredAt: null });
  await arrive(first, soon);
  const { firstAnsweredAt, ...after } = await read();
  expect(Number(firstAnsweredAt)).toBeGreaterThan(Date.now() + 50_000);
  expect(after).toMatchObject({
    status: 'contacted',
    entries: [
      { kind: 'status', before: 'in_progress', after: 'contacted', staffId: staff.userId },
      { kind: 'status', before: 'new', after: 'in_progress' },
    ],
  });
  const second = await reply('Y otra', 1);
  await send(second);
  await arrive(second, later(services, 120_000));
  expect(await read()).toMatchObject({ firstAnsweredAt, entries: { length: 2 } });
});

test('a reply to one that is closed leaves it closed', async () => {
  await moveProposal(services, staff, { proposalId, from: 'new', to: 'closed' });
  const last = await reply('Adiós', 0);
  await send(last);
  await arrive(last);
  const { status, firstAnsweredAt } = await read();
  expect([status, firstAnsweredAt === null]).toEqual(['closed', false]);
});

test('nothing is mailed about a proposal that was deleted meanwhile', async () => {
  const waiting = await reply('Hola', 0);
  await db.service.deleteFrom('contact_submissions').where('id', '=', proposalId).execute();
  await send(waiting);
  expect(await mails()).toHaveLength(1);
  await expect(reply('Hola', 0)).rejects.toEqual(rejection('proposal.gone'));
});

test('what the person answered is kept as it was pasted', async () => {
  const body = '> ¿Sigues ahí?\n\u202Eodnum =1+1';
  await addWords(services, staff, { proposalId, id: randomUUID(), kind: 'received', body });
  expect((await read()).entries).toMatchObject([{ kind: 'received', body, staffName: 'Ana' }]);
});

test('what they answered is the last word until a reply or a quote, or somebody reached them, of this proposal alone', async () => {
  const neighbour = toProposalId(await write('contact_submissions'));
  const at = (minutes: number) => later(services, minutes * 60_000);
  const awaiting = async () => {
    const { rows } = await listProposals(services, staff, {
      ...{ view: 'all', search: '', cursor: null },
    });
    const listed = (id: string) => rows.find((one) => one.id === id)?.awaitsReply;
    expect(listed(proposalId)).toBe((await read()).awaitsReply);
    return [listed(proposalId), listed(neighbour)];
  };
  const words = (kind: 'note' | 'received', minutes: number) =>
    addWords(at(minutes), staff, { proposalId, id: randomUUID(), kind, body: 'Sí' });
  const change = (change: Parameters<typeof recordChange>[2], minutes: number) =>
    recordChange({ db: db.service, now: at(minutes).now }, staff, change);
  const first = await reply('¿Te sirve?', 0);
  await send(first);
  await arrive(first);
  expect(await awaiting()).toEqual([false, false]);
  await words('received', 1);
  await words('note', 2);
  expect(await awaiting()).toEqual([true, false]);

  const undone = { proposalId, replyId: randomUUID(), body: 'Ay', seen: 1 };
  await writeReply(at(3), staff, undone);
  expect(await awaiting()).toEqual([false, false]);
  await undoReply(services, staff, undone);
  expect(await awaiting()).toEqual([true, false]);

  const quote = { proposalId, kind: 'quote', before: 'COT-2026-0001' } as const;
  await change({ ...quote, after: 'withdrawn' }, 4);
  expect(await awaiting()).toEqual([true, false]);
  await change({ ...quote, after: 'sent' }, 5);
  expect(await awaiting()).toEqual([false, false]);

  await words('received', 6);
  await moveProposal(at(7), staff, { proposalId, from: 'contacted', to: 'in_progress' });
  expect(await awaiting()).toEqual([true, false]);
  await moveProposal(at(8), staff, { proposalId, from: 'in_progress', to: 'contacted' });
  expect(await awaiting()).toEqual([false, false]);
});
