import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestRevision } from '#packages/project/src/index.ts';
import { system, type UserActor } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { listDistributions } from '#server/services/distributions/list-distributions.ts';
import { listMediaJobs } from '#server/services/media/list-media-jobs.ts';
import { retryMediaJob } from '#server/services/media/retry-media-job.ts';
import { collectRows, statisticsOf } from '#server/services/my-data/collect-rows.ts';
import { listOwnOrders } from '#server/services/payments/list-own-orders.ts';
import { readCheckout } from '#server/services/payments/read-checkout.ts';
import { readOrder } from '#server/services/payments/read-order.ts';
import {
  readPreferences,
  saveNotificationPreferences,
} from '#server/services/preferences/preferences.ts';
import { deleteProject, listBin, restoreProject } from '#server/services/projects/bin.ts';
import { createProject } from '#server/services/projects/create-project.ts';
import { editProject } from '#server/services/projects/edit-project.ts';
import { listProjects } from '#server/services/projects/list-projects.ts';
import { readDashboard } from '#server/services/dashboard/read-dashboard.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import { readPendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import { readOwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { readPayWay } from '#server/services/renewals/read-pay-way.ts';
import {
  changeResult,
  deleteRun,
  findRun,
  listRuns,
  readRun,
  recentResults,
} from '#server/services/tools/runs.ts';
import { exampleTake } from '#app/routes/site/tools/vocal/example-take.ts';
import { listTakes, saveTake } from '#server/services/vocal/saved-takes.ts';
import { findTicket } from '#server/services/vocal/tickets.ts';
import { deleteCovers } from '#server/services/covers/delete-covers.ts';
import { listCoverable } from '#server/services/covers/use-cover.ts';
import { listRunsOf, readBackgroundRun } from '#server/services/tools/read-background-runs.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { readUpload } from '#server/services/uploads/read-upload.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';
import { readReceipt } from '#server/services/receipts/read-receipt.ts';
import { startUpload } from '#server/services/uploads/start-upload.ts';
import { fileWithdrawal } from '#server/services/withdrawals/file-withdrawal.ts';
import { readStorageUsage, renewReservation } from '#server/services/uploads/storage-quota.ts';
import { readSuspension } from '#server/services/users/read-suspension.ts';
import { makePaymentRows } from '#test/make-order.ts';
import type { TestServices } from '#test/test-services.ts';
import { type AnasThings, emailOf, fields, secret } from './anas-things.ts';

/** Whether Luis got something of Ana's, or changed it. A service that rejects as for what is not there gave nothing. */
type Trial = (services: TestServices, luis: UserActor, things: AnasThings) => Promise<unknown>;

const edit = { revision: newestRevision, fields } as const;

/** Each service that asks the database as a person, tried on what is another's. Named by its file. */
export const trials: Record<string, Trial> = {
  'projects/list-projects: projects': async (services, luis) =>
    (await listProjects(services, luis, { page: 1, status: null })).projects.length > 0,
  'projects/list-projects: counts': async (services, luis) =>
    (await listProjects(services, luis, { page: 1, status: null })).counts.length > 0,
  'projects/read-project': (services, luis, { ready }) => readProject(services, luis, ready),
  'dashboard/read-dashboard: projects': async (services, luis) =>
    (await readDashboard(services, luis, '2026-02-01')).projects.length > 0,
  'dashboard/read-dashboard: totals': async (services, luis) =>
    (await readDashboard(services, luis, '2026-02-01')).totals.streams > 0,
  'dashboard/read-dashboard: next step': async (services, luis) =>
    (await readDashboard(services, luis, '2026-02-01')).nextStep.kind !== 'create',
  'dashboard/read-dashboard: distributions': async (services, luis) =>
    (await readDashboard(services, luis, '2026-02-01')).distributions.length > 0,
  'projects/bin: list': async (services, luis) => (await listBin(services, luis)).length > 0,
  'projects/bin: restore': (services, luis, { binned }) =>
    changes(restoreProject(services, luis, binned)),
  'projects/bin: delete': (services, luis, { draft }) =>
    changes(deleteProject(services, luis, draft)),
  'projects/edit-project': (services, luis, { ready }) =>
    changes(editProject(services, luis, { projectId: ready, ...edit })),
  'projects/save-draft: another’s': (services, luis, { foretold: { projectId } }) =>
    changes(saveDraft(services, luis, { projectId, ...edit })),
  'projects/save-draft: an id that is taken': async (services, luis, { foretold }) => {
    const { idempotencyKey } = foretold;
    const saved = await saveDraft(services, luis, { projectId: null, idempotencyKey, ...edit });
    return saved === foretold.projectId;
  },
  'projects/create-project': (services, luis, { draft }) =>
    changes(createProject(services, luis, draft)),
  'media/list-media-jobs': async (services, luis, { failed }) =>
    (await listMediaJobs(services, luis, failed.projectId)).length > 0,
  'media/retry-media-job': (services, luis, { failed }) =>
    changes(retryMediaJob(services, luis, failed)),
  'distributions/list-distributions: page': async (services, luis) =>
    (await listDistributions(services, luis, 1)).songs.length > 0,
  'distributions/list-distributions: history': async (services, luis) =>
    (await listDistributions(services, luis, 1)).songs.some(({ distributions }) =>
      distributions.some(({ history }) => history.length > 0),
    ),
  'distributions/list-distributions: count': async (services, luis) =>
    (await listDistributions(services, luis, 1)).count > 0,
  'uploads/read-upload': (services, luis, { upload }) => readUpload(services, luis, upload),
  'uploads/read-pending-uploads': async (services, luis, { ready, upload }) => {
    await writeFile(join(services.uploads.folder, upload), 'x');
    return (await readPendingUploads(services, luis, ready)).audio;
  },
  'uploads/start-upload': (services, luis, { draft }) =>
    changes(
      startUpload(services, luis, {
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
  'uploads/storage-quota: usage': async (services, luis) =>
    (await readStorageUsage(services, luis)).used > 0,
  'uploads/storage-quota: reservation': (services, luis, { upload }) =>
    changes(renewReservation(services, luis, { id: upload, arrived: 1 })),
  'receipts/read-receipt': async (services, luis) => {
    const { orderId } = await makePaymentRows(services, { order: { user_id: randomUUID() } });
    await issueReceipts(services, system);
    return readReceipt(services, luis, { orderId }).catch((error: unknown) => {
      if (isAppError(error) && error.code === 'receipt.none') return null;
      throw error;
    });
  },
  'preferences/preferences: read': async (services, luis) =>
    (await readPreferences(services, luis)).marketingConsent,
  'preferences/preferences: the consent that is kept': async (services, luis) => {
    const wanted = { emailNotifications: true, projectUpdates: true, marketing: true };
    await saveNotificationPreferences(services, luis, wanted);
    const kept = await services.db.service
      .selectFrom('user_settings')
      .select('notification_preferences')
      .where('user_id', '=', luis.userId)
      .executeTakeFirst();
    return JSON.stringify(kept).includes(secret);
  },
  'payments/read-order': (services, luis, { order }) =>
    readOrder(services, luis, { orderId: order }),
  'withdrawals/file-withdrawal': async (services, luis) => {
    const { orderId } = await makePaymentRows(services, {
      order: { user_id: randomUUID() },
      payment: { received_at: services.now() },
    });
    await fileWithdrawal(services, luis, { orderId, reason: '', account: null }).catch(
      (error: unknown) => {
        if (!isAppError(error) || error.code !== 'order.gone') throw error;
      },
    );
    const filed = await services.db.service
      .selectFrom('legal_requests')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return filed !== undefined;
  },
  'payments/list-own-orders': async (services, luis) =>
    (await listOwnOrders(services, luis, { cursor: null })).rows.length > 0,
  'payments/read-checkout': async (services, luis) => {
    const asked = {
      plan: 'produccion-hit',
      service: null,
      price: null,
      cotizacion: null,
      pedido: null,
    };
    const checkout = await readCheckout(services, luis, asked);
    return checkout?.kind === 'for-sale' && checkout.order !== null;
  },
  'accounts/artist-profile': (services, luis) => readArtistProfile(services, luis),
  'users/read-suspension': (services, luis) => readSuspension(services, luis),
  'tools/runs: read': (services, luis, { run }) =>
    readRun(services, luis, { tool: 'lyrics', id: run }),
  'tools/runs: list': async (services, luis) =>
    (await listRuns(services, luis, { tool: 'lyrics', page: 1 })).count > 0,
  'tools/runs: find': async (services, luis, { run }) => {
    const { token } = await services.db.service
      .selectFrom('tool_runs')
      .select('token')
      .where('id', '=', run)
      .executeTakeFirstOrThrow();
    return (await findRun(services, luis, { tool: 'lyrics', token })) !== null;
  },
  'tools/runs: change': (services, luis, { run }) =>
    changes(changeResult(services, luis, { tool: 'lyrics', id: run, revision: 0, result: {} })),
  'tools/runs: delete': async (services, luis, { run }) => {
    await deleteRun(services, luis, { tool: 'lyrics', id: run });
    const kept = await services.db.service
      .selectFrom('tool_runs')
      .select('id')
      .where('id', '=', run)
      .executeTakeFirst();
    return kept === undefined;
  },
  'tools/runs: recent': async (services, luis) =>
    (await recentResults(services, luis, 'lyrics')).length > 0,
  'tools/read-background-runs: read': (services, luis, { cover }) =>
    readBackgroundRun(services, luis, { tool: 'cover', id: cover }),
  'tools/read-background-runs: of another': async (services, luis, { cover }) =>
    (await listRunsOf(services, luis, { tool: 'cover-file', of: cover })).length > 0,
  'covers/delete-covers': async (services, luis, { cover }) => {
    await deleteCovers(services, luis, cover);
    const kept = await services.db.service
      .selectFrom('tool_runs')
      .select('id')
      .where('id', '=', cover)
      .executeTakeFirst();
    return kept === undefined;
  },
  'covers/use-cover': async (services, luis) => (await listCoverable(services, luis)).length > 0,
  'vocal/tickets': async (services, luis) => (await findTicket(services, luis)) !== null,
  'vocal/saved-takes: list': async (services, luis) =>
    (await listTakes(services, luis, 1)).takes.length > 0,
  'vocal/saved-takes: save': async (services, luis, { analysed }) => {
    await saveTake(services, luis, { id: analysed, name: 'Robada', take: exampleTake });
    return true;
  },
  'tools/usage': async (services, luis) =>
    (await readUsage(services, luis, { feature: 'lyricsGenerator', tier: 'free' })).used > 0,
  'my-data/collect-rows: runs of tools': async (services, luis) =>
    (await collectRows(services.db, luis)).toolRuns.length > 0,
  'my-data/collect-rows: uses of tools': async (services, luis) =>
    (await collectRows(services.db, luis)).toolUsage.length > 0,
  'my-data/collect-rows: entries': async (services, luis) =>
    (await collectRows(services.db, luis)).entries.length > 0,
  'my-data/collect-rows: user': async (services, luis) =>
    (await collectRows(services.db, luis)).user.email !== emailOf(luis),
  'my-data/collect-rows: settings': async (services, luis) =>
    (await collectRows(services.db, luis)).settings,
  'my-data/collect-rows: projects': async (services, luis) =>
    (await collectRows(services.db, luis)).projects.length > 0,
  'my-data/collect-rows: uploads': async (services, luis) =>
    (await collectRows(services.db, luis)).uploads.length > 0,
  'my-data/collect-rows: media jobs': async (services, luis) =>
    (await collectRows(services.db, luis)).mediaJobs.length > 0,
  'my-data/collect-rows: distributions': async (services, luis) =>
    (await collectRows(services.db, luis)).distributions.length > 0,
  'my-data/collect-rows: history of distributions': async (services, luis) =>
    (await collectRows(services.db, luis)).distributionHistory.length > 0,
  'renewals/read-own-membership': async (services, luis) =>
    (await readOwnMembership(services, luis)).periods.length > 0,
  'my-data/collect-rows: membership': async (services, luis) =>
    (await collectRows(services.db, luis)).membership,
  'my-data/collect-rows: periods of a membership': async (services, luis) =>
    (await collectRows(services.db, luis)).membershipPeriods.length > 0,
  'my-data/collect-rows: credits': async (services, luis) =>
    (await collectRows(services.db, luis)).credits.length > 0,
  'my-data/collect-rows: history of a membership': async (services, luis) =>
    (await collectRows(services.db, luis)).membershipEvents.length > 0,
  'my-data/collect-rows: accounts that are charged': async (services, luis) =>
    (await collectRows(services.db, luis)).paymentSources.length > 0,
  'my-data/collect-rows: subscriptions at PayPal': async (services, luis) =>
    (await collectRows(services.db, luis)).paypalSubscriptions.length > 0,
  'renewals/read-pay-way': readPayWay,
  'my-data/collect-rows: orders': async (services, luis) =>
    (await collectRows(services.db, luis)).orders.length > 0,
  'my-data/collect-rows: attempts to pay': async (services, luis) =>
    (await collectRows(services.db, luis)).attempts.length > 0,
  'my-data/collect-rows: reports of transfers': async (services, luis) =>
    (await collectRows(services.db, luis)).transferReports.length > 0,
  'my-data/collect-rows: images of transfers': async (services, luis) =>
    (await collectRows(services.db, luis)).transferImages.length > 0,
  'my-data/collect-rows: payments': async (services, luis) =>
    (await collectRows(services.db, luis)).payments.length > 0,
  'my-data/collect-rows: refunds': async (services, luis) =>
    (await collectRows(services.db, luis)).refunds.length > 0,
  'my-data/collect-rows: receipts': async (services, luis) =>
    (await collectRows(services.db, luis)).receipts.length > 0,
  'my-data/collect-rows: statistics': async (services, luis, { ready }) =>
    !(await statisticsOf(services.db, luis, ready).next()).done,
};

const changes = (work: Promise<unknown>): Promise<boolean> => work.then(() => true);
