import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { audited } from '#test/audited.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { fillReply } from '../proposals/fill-reply.ts';
import { toProposalId } from '../proposals/proposal-id.ts';
import { addSavedReply } from './add-saved-reply.ts';
import { deleteSavedReply } from './delete-saved-reply.ts';
import { editSavedReply } from './edit-saved-reply.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { readSavedReply } from './read-saved-reply.ts';
import { toSavedReplyId } from './saved-reply.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const luis = await makeStaff(services, 'luis@ejemplo.co');

beforeEach(async () => {
  await db.servicePool.query(`set role estudio_staff; delete from saved_replies; reset role`);
});

const written = { title: 'Canción Ñandú — ¿qué?', text: 'Hola, {nombre}: lo de {servicio} va.' };
async function add(words: Partial<typeof written> = {}, id: string = randomUUID()) {
  await addSavedReply(services, staff, { ...written, ...words, id });
  return toSavedReplyId(id);
}
const titles = async () => (await listSavedReplies(services, staff)).map(({ title }) => title);
const rejection = (code: string): unknown => expect.objectContaining({ code });

test('they are listed by their titles, ñ after n', async () => {
  for (const title of ['Ñandú', 'Oboe', 'nota', 'Ámbar']) await add({ title });
  expect(await titles()).toEqual(['Ámbar', 'nota', 'Ñandú', 'Oboe']);
});

test('a form that is posted twice is one, and says once who added it', async () => {
  const id = randomUUID();
  await Promise.all([add({}, id), add({}, id), add({}, id)]);
  expect(await titles()).toEqual([written.title]);
  const notes = (await audited(services, 'add-reply')).filter((note) => note.id === id);
  expect(notes).toEqual([
    expect.objectContaining({ staffId: staff.userId, after: { title: written.title } }),
  ]);
});

test('two have no title in common, whatever its accents', async () => {
  await add();
  const other = await add({ title: 'Otra' });
  await expect(add({ title: 'cancion nandu — ¿QUE?' })).rejects.toEqual(
    rejection('saved-reply.title-taken'),
  );
  const edit = { ...written, savedReplyId: other, revision: 1 };
  await expect(editSavedReply(services, staff, edit)).rejects.toEqual(
    rejection('saved-reply.title-taken'),
  );
  expect(await titles()).toEqual([written.title, 'Otra']);
});

test('of two who change the same revision one does, and the other is told', async () => {
  const savedReplyId = await add();
  const edit = (text: string, who = staff, revision = 1) =>
    editSavedReply(services, who, { savedReplyId, title: 'Nueva', text, revision });
  const results = await Promise.allSettled([edit('una'), edit('dos'), edit('tres')]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toEqual(rejection('saved-reply.changed'));
  await edit('cuatro', luis, 2);
  expect(await readSavedReply(services, staff, savedReplyId)).toMatchObject({
    ...{ title: 'Nueva', text: 'cuatro', revision: 3 },
  });
  const notes = (await audited(services, 'edit-reply')).filter(({ id }) => id === savedReplyId);
  expect(notes.map(({ staffId }) => staffId)).toEqual([staff.userId, luis.userId]);
});

test('it is deleted as it was seen, and then it is gone', async () => {
  const savedReplyId = await add();
  await editSavedReply(services, luis, { ...written, savedReplyId, revision: 1 });
  const remove = (revision: number) =>
    deleteSavedReply(services, staff, { savedReplyId, revision });
  await expect(remove(1)).rejects.toEqual(rejection('saved-reply.changed'));
  await remove(2);
  await expect(remove(2)).rejects.toEqual(rejection('saved-reply.gone'));
  await expect(readSavedReply(services, staff, savedReplyId)).rejects.toEqual(
    rejection('saved-reply.gone'),
  );
  const edit = { ...written, savedReplyId, revision: 2 };
  await expect(editSavedReply(services, staff, edit)).rejects.toEqual(
    rejection('saved-reply.gone'),
  );
  expect(() => toSavedReplyId('x')).toThrow('saved-reply.gone');
  expect(await audited(services, 'delete-reply')).toMatchObject([
    { staffId: staff.userId, id: savedReplyId, before: { title: written.title } },
  ]);
});

test('there are a hundred at most, also of those who add at once', async () => {
  await db.servicePool.query(
    `insert into saved_replies (title, body, changed_at) select n::text, 'x', now() from generate_series(1, 98) n`,
  );
  const added = await Promise.allSettled(['a', 'b', 'c', 'd'].map((title) => add({ title })));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const result of added)
    if (result.status === 'rejected')
      expect(result.reason).toEqual(rejection('saved-reply.too-many'));
  expect(await titles()).toHaveLength(100);
});

test('it is filled with the name and the service of who wrote', async () => {
  const savedReplyId = await add();
  const fill = async (service: string) => {
    const { id } = await db.service
      .insertInto('contact_submissions')
      .values({ name: '{servicio} Ñandú', email: 'nandu@ejemplo.co', service, message: '¿Qué?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return fillReply(services, staff, { proposalId: toProposalId(id), savedReplyId });
  };
  expect(await fill('produccion')).toBe('Hola, {servicio} Ñandú: lo de producción va.');
  expect(await fill('quick-contact')).toBe('Hola, {servicio} Ñandú: lo de tu proyecto va.');
  const nobodys = toProposalId(randomUUID());
  await expect(fillReply(services, staff, { proposalId: nobodys, savedReplyId })).rejects.toEqual(
    rejection('proposal.gone'),
  );
});
