import { expect, test } from 'vitest';
import { projectEditSchema, projectSchema } from '#packages/project/src/index.ts';
import { makeProject } from '#test/make-project.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { deleteProject, restoreProject } from './bin.ts';
import { createProject } from './create-project.ts';
import { editProject } from './edit-project.ts';
import { saveDraft } from './save-draft.ts';

const services = await openTestServices();
const { service } = services.db;
const typed = { title: 'Canción Ñandú — ¿qué?', artist_name: 'Niebla Norte', genre: 'rock' };

// Row-level security lets a person change all of their projects: here the WHERE alone says which one.
test('what is done to a project leaves the others of its person as they were', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const fields = projectSchema.parse(typed);
  const id = await saveDraft(services, ana, { projectId: null, revision: 0, fields });
  for (const status of ['draft', 'ready', 'failed'] as const)
    await makeProject(services, ana.userId, { status, audio_file_url: `${id}/${status}` });
  await makeProject(services, ana.userId, { deleted_at: new Date() });
  const others = () =>
    service.selectFrom('projects').selectAll().where('id', '!=', id).orderBy('id').execute();
  const before = await others();

  await saveDraft(services, ana, { projectId: id, revision: 0, fields });
  await service.updateTable('projects').set({ audio_file_url: id }).where('id', '=', id).execute();
  await createProject(services, ana, id);
  const edited = projectEditSchema.parse({ ...typed, title: 'Editada' });
  await editProject(services, ana, { projectId: id, revision: 'newest', fields: edited });
  await deleteProject(services, ana, id);
  expect(await others()).toEqual(before);
  await restoreProject(services, ana, id);
  expect(await others()).toEqual(before);
});
