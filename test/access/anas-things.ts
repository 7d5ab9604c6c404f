import { randomUUID } from 'node:crypto';
import { exampleTake } from '#app/routes/site/tools/vocal/example-take.ts';
import { projectSchema } from '#packages/project/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { newProjectId, type ProjectId, toProjectId } from '#server/services/projects/project-id.ts';
import { windowStart } from '#server/services/tools/usage-window.ts';
import { makeProject } from '#test/make-project.ts';
import { userActor } from '#test/test-services.ts';
import { newOrderCode } from '#server/services/payments/order-code.ts';
import { makeWholeOrder } from './make-whole-order.ts';

export const secret = 'Páramo adentro';
export const fields = projectSchema.parse({ title: 'Robado', artist_name: 'Luis', genre: 'rock' });
const consent = { granted_at: '2026-01-31T12:00:00Z', text: secret, ip: '', user_agent: '' };

export type AnasThings = {
  ready: ProjectId;
  draft: ProjectId;
  binned: ProjectId;
  failed: { projectId: ProjectId; jobId: string };
  upload: string;
  /** Of Letras. */
  run: string;
  /** Of Portadas, with a file of one. */
  cover: string;
  /** An analysis of the Analizador vocal, not saved; another one is. */
  analysed: string;
  /** Open, of what the checkout sells as `produccion-hit`. */
  order: string;
  /** A draft whose id is the one that Luis's `idempotencyKey` and `fields` give. */
  foretold: { projectId: ProjectId; idempotencyKey: string };
};

export const emailOf = ({ userId }: UserActor): string => `${userId}@ejemplo.co`;

/** Somebody who only has an id: nobody signs in. */
export async function makeOwner({ db }: AppServices): Promise<UserActor> {
  const actor = userActor(randomUUID());
  await db.service
    .insertInto('users')
    .values({
      id: actor.userId,
      email: emailOf(actor),
      full_name: 'Ana Ñandú',
      display_name: 'Ana',
      role: 'artist',
    })
    .execute();
  return actor;
}

/** Something of Ana's in every table whose rows a person reads or changes. */
export async function makeThings(
  services: AppServices,
  ana: UserActor,
): Promise<Omit<AnasThings, 'foretold'>> {
  const { service: db } = services.db;
  const owner = { user_id: ana.userId };
  const projectOf = async (values: Parameters<typeof makeProject>[2]) =>
    toProjectId(await makeProject(services, ana.userId, { title: secret, ...values }));
  const fileOf = () => `${ana.userId}/tracks/${randomUUID()}.wav`;
  const ready = await projectOf({ status: 'ready' });
  const failed = await projectOf({ status: 'failed' });
  const { id: jobId } = await db
    .insertInto('media_jobs')
    .values({ project_id: failed, kind: 'audio', object_path: fileOf(), state: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: distributionId } = await db
    .insertInto('distributions')
    .values({ project_id: ready, platform: 'spotify', status: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('distribution_entries')
    .values({
      ...{ distribution_id: distributionId, at: new Date(), kind: 'status', body: secret },
      ...{ before: 'processing', after: 'failed' },
    })
    .execute();
  await db
    .insertInto('analytics')
    .values({ project_id: ready, platform: 'spotify', date: '2026-01-31', streams: 7 })
    .execute();
  const upload = randomUUID();
  await db
    .insertInto('uploads')
    .values({
      ...owner,
      id: upload,
      project_id: ready,
      kind: 'audio',
      size: 70,
      object_path: fileOf(),
    })
    .execute();
  await db
    .insertInto('tool_usage')
    .values({
      ...owner,
      feature: 'lyricsGenerator',
      window_start: windowStart('lyricsGenerator', services.now()),
      used: 1,
    })
    .execute();
  const { id: run } = await db
    .insertInto('tool_runs')
    .values({
      ...{ ...owner, tool: 'lyrics', token: randomUUID(), seed: 7, state: 'done' },
      ...{ request: '{}', result: JSON.stringify({ text: secret }), engine_version: '1' },
      ...{ created_at: new Date(), updated_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const drawn = {
    ...{ ...owner, seed: 7, state: 'done' as const, engine_version: '1' },
    ...{ created_at: new Date(), updated_at: new Date() },
  };
  await db
    .insertInto('tool_runs')
    .values({
      ...{ ...drawn, tool: 'vocal', token: randomUUID() },
      ...{ state: 'queued', result: null, request: '{}' },
    })
    .execute();
  const takes = [{ title: secret, take: exampleTake }, {}].map((result) => ({
    ...{ ...drawn, tool: 'vocal' as const, token: randomUUID(), request: '{}' },
    result: JSON.stringify(result),
  }));
  await db.insertInto('tool_runs').values(takes.slice(0, 1)).execute();
  const { id: analysed } = await db
    .insertInto('tool_runs')
    .values(takes.slice(1))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: cover } = await db
    .insertInto('tool_runs')
    .values({
      ...{ ...drawn, tool: 'cover', token: randomUUID() },
      request: JSON.stringify({ form: {}, photo: null, isMarked: false }),
      result: JSON.stringify({ covers: [], kept: null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tool_runs')
    .values({
      ...{ ...drawn, tool: 'cover-file', token: randomUUID() },
      request: JSON.stringify({ of: cover }),
      result: JSON.stringify({ path: `${ana.userId}/x/1.jpg`, bytes: 1 }),
    })
    .execute();
  await db
    .insertInto('user_settings')
    .values({
      ...owner,
      artist_name: secret,
      notification_preferences: JSON.stringify({ marketing: true, marketing_consent: consent }),
    })
    .execute();
  await db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', ana.userId)
    .execute();
  await db
    .insertInto('user_entries')
    .values({ ...owner, at: new Date(), kind: 'suspended', body: secret })
    .execute();
  await makeWholeOrder(services, { userId: ana.userId, email: emailOf(ana) });
  const { id: order } = await db
    .insertInto('orders')
    .values({
      ...{ ...owner, code: newOrderCode(), item: 'produccion-hit', name: secret },
      ...{ service: 'produccion', currency: 'USD', price: 2_500_00, tax_percent: 19 },
      ...{ created_at: new Date(), expires_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await makeMembership(services, { owner, order });
  return {
    ready,
    draft: await projectOf({ status: 'draft', audio_file_url: fileOf() }),
    binned: await projectOf({ status: 'ready', deleted_at: new Date() }),
    failed: { projectId: failed, jobId },
    upload,
    run,
    cover,
    analysed,
    order,
  };
}

export async function makeForetold(
  services: AppServices,
  ana: UserActor,
  luis: UserActor,
): Promise<AnasThings['foretold']> {
  const idempotencyKey = randomUUID();
  const id = newProjectId(luis, idempotencyKey, fields);
  const projectId = toProjectId(await makeProject(services, ana.userId, { title: secret, id }));
  return { projectId, idempotencyKey };
}

/** A month that this order paid. */
async function makeMembership(
  { db: { service: db } }: AppServices,
  { owner, order }: { owner: { user_id: string }; order: string },
): Promise<void> {
  const [startsAt, endsAt] = [new Date('2026-01-31T15:00:00Z'), new Date('2026-02-28T15:00:00Z')];
  const { id } = await db
    .insertInto('memberships')
    .values({ ...owner, status: 'ended', looked_at: endsAt, created_at: startsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const membership = { membership_id: id };
  await db
    .insertInto('membership_periods')
    .values({
      ...{ ...membership, number: 1, order_id: order, plan: 'month', price: 3000, months: 1 },
      ...{ starts_at: startsAt, ends_at: endsAt, anchor: startsAt },
    })
    .execute();
  await db
    .insertInto('membership_events')
    .values({ ...membership, place: 1, at: startsAt, event: '{}' })
    .execute();
  await db
    .insertInto('credit_windows')
    .values({
      ...{ ...membership, period: 1, place: 0, granted: 5000 },
      ...{ starts_at: startsAt, ends_at: endsAt },
    })
    .execute();
  await db
    .insertInto('payment_sources')
    .values({
      ...{ ...membership, state: 'available', provider_id: '3891', phone_end: '1111' },
      ...{ terms_url: 'https://wompi.example/a', personal_data_url: 'https://wompi.example/b' },
      ...{ consent_text: secret, asked_at: startsAt },
    })
    .execute();
  await db
    .insertInto('paypal_subscriptions')
    .values({
      ...{ ...membership, state: 'active', plan: 'month', reference: `${secret} ${id}` },
      provider_id: `I-${id}`,
      ...{ price: 3000, starts_at: endsAt, asked_at: startsAt, charges_seen_at: startsAt },
    })
    .execute();
}
