import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestRevision } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { listDistributions } from '#server/services/distributions/list-distributions.ts';
import { listMediaJobs } from '#server/services/media/list-media-jobs.ts';
import { retryMediaJob } from '#server/services/media/retry-media-job.ts';
import { collectRows, statisticsOf } from '#server/services/my-data/collect-rows.ts';
import {
  readPreferences,
  saveNotificationPreferences,
} from '#server/services/preferences/preferences.ts';
import { deleteProject, listBin, restoreProject } from '#server/services/projects/bin.ts';
import { createProject } from '#server/services/projects/create-project.ts';
import { editProject } from '#server/services/projects/edit-project.ts';
import { listProjects } from '#server/services/projects/list-projects.ts';
import { readDashboard } from '#server/services/projects/read-dashboard.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import { readPendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import { readUpload } from '#server/services/uploads/read-upload.ts';
import { startUpload } from '#server/services/uploads/start-upload.ts';
import { readStorageUsage, renewReservation } from '#server/services/uploads/storage-quota.ts';
import type { TestServices } from '#test/test-services.ts';
import { type AnasThings, emailOf, fields, secret } from './anas-things.ts';

/** Whether Luis got something of Ana's, or changed it. A service that rejects as for what is not there gave nothing. */
type Trial = (services: TestServices, luis: UserActor, things: AnasThings) => Promise<unknown>;

const edit = { revision: newestRevision, fields } as const;

/** Each service that asks the database as a person, tried on what is another's. Named by its file. */
export const trials: Record<string, Trial> = {
  'projects/list-projects: projects': async ({ db }, luis) =>
    (await listProjects(db, luis, { page: 1, status: null })).projects.length > 0,
  'projects/list-projects: counts': async ({ db }, luis) =>
    (await listProjects(db, luis, { page: 1, status: null })).counts.length > 0,
  'projects/read-project': ({ db }, luis, { ready }) => readProject(db, luis, ready),
  'projects/read-dashboard: projects': async ({ db }, luis) =>
    (await readDashboard(db, luis, '2026-02-01')).projects.length > 0,
  'projects/read-dashboard: totals': async ({ db }, luis) =>
    (await readDashboard(db, luis, '2026-02-01')).totals.streams > 0,
  'projects/read-dashboard: next step': async ({ db }, luis) =>
    (await readDashboard(db, luis, '2026-02-01')).nextStep.kind !== 'create',
  'projects/read-dashboard: distributions': async ({ db }, luis) =>
    (await readDashboard(db, luis, '2026-02-01')).distributions.length > 0,
  'projects/bin: list': async ({ db }, luis) => (await listBin(db, luis)).length > 0,
  'projects/bin: restore': ({ db }, luis, { binned }) => changes(restoreProject(db, luis, binned)),
  'projects/bin: delete': ({ db }, luis, { draft }) => changes(deleteProject(db, luis, draft)),
  'projects/edit-project': ({ db }, luis, { ready }) =>
    changes(editProject(db, luis, { projectId: ready, ...edit })),
  'projects/save-draft: another’s': ({ db }, luis, { foretold: { projectId } }) =>
    changes(saveDraft(db, luis, { projectId, ...edit })),
  'projects/save-draft: an id that is taken': async ({ db }, luis, { foretold }) => {
    const { idempotencyKey } = foretold;
    const saved = await saveDraft(db, luis, { projectId: null, idempotencyKey, ...edit });
    return saved === foretold.projectId;
  },
  'projects/create-project': (services, luis, { draft }) =>
    changes(createProject(services, luis, draft)),
  'media/list-media-jobs': async ({ db }, luis, { failed }) =>
    (await listMediaJobs(db, luis, failed.projectId)).length > 0,
  'media/retry-media-job': (services, luis, { failed }) =>
    changes(retryMediaJob(services, luis, failed)),
  'distributions/list-distributions: page': async ({ db }, luis) =>
    (await listDistributions(db, luis, 1)).distributions.length > 0,
  'distributions/list-distributions: count': async ({ db }, luis) =>
    (await listDistributions(db, luis, 1)).count > 0,
  'uploads/read-upload': ({ db }, luis, { upload }) => readUpload(db, luis, upload),
  'uploads/read-pending-uploads': async (services, luis, { ready, upload }) => {
    await writeFile(join(services.uploadsFolder, upload), 'x');
    return (await readPendingUploads(services, luis, ready)).audio;
  },
  'uploads/start-upload': ({ db, limits, folder }, luis, { draft }) =>
    changes(
      startUpload({ db, limits, folder }, luis, {
        id: crypto.randomUUID(),
        kind: 'audio',
        projectId: draft,
        fileName: null,
        size: 1,
        claimedType: 'audio/wav',
        sha256: null,
        rightsDeclared: true,
      }),
    ),
  'uploads/storage-quota: usage': async ({ db }, luis) =>
    (await readStorageUsage(db, luis)).used > 0,
  'uploads/storage-quota: reservation': ({ db }, luis, { upload }) =>
    changes(
      asActor(db.actors, luis, (trx) => renewReservation(trx, luis, { id: upload, arrived: 1 })),
    ),
  'preferences/preferences: read': async ({ db }, luis) =>
    (await readPreferences(db, luis)).marketingConsent,
  'preferences/preferences: the consent that is kept': async ({ db }, luis) => {
    const visitor = { ip: '', userAgent: '' };
    const wanted = { emailNotifications: true, projectUpdates: true, marketing: true };
    await saveNotificationPreferences(db, luis, visitor, wanted);
    const kept = await db.service
      .selectFrom('user_settings')
      .select('notification_preferences')
      .where('user_id', '=', luis.userId)
      .executeTakeFirst();
    return JSON.stringify(kept).includes(secret);
  },
  'accounts/artist-profile': ({ db }, luis) => readArtistProfile(db, luis),
  'my-data/collect-rows: user': async ({ db }, luis) =>
    (await collectRows(db, luis)).user.email !== emailOf(luis),
  'my-data/collect-rows: settings': async ({ db }, luis) => (await collectRows(db, luis)).settings,
  'my-data/collect-rows: projects': async ({ db }, luis) =>
    (await collectRows(db, luis)).projects.length > 0,
  'my-data/collect-rows: uploads': async ({ db }, luis) =>
    (await collectRows(db, luis)).uploads.length > 0,
  'my-data/collect-rows: media jobs': async ({ db }, luis) =>
    (await collectRows(db, luis)).mediaJobs.length > 0,
  'my-data/collect-rows: distributions': async ({ db }, luis) =>
    (await collectRows(db, luis)).distributions.length > 0,
  'my-data/collect-rows: statistics': async ({ db }, luis, { ready }) =>
    !(await statisticsOf(db, luis, ready).next()).done,
};

const changes = (work: Promise<unknown>): Promise<boolean> => work.then(() => true);
