import type { BriefForm } from '#packages/cover-art/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { findRun, queueRun } from '#server/services/tools/runs.ts';
import { requireUse } from '#server/services/tools/usage.ts';
import { readLine } from '#server/services/tools/waiting-runs.ts';
import type { SentFile } from '../contacts/receive-form.ts';
import { coversAtOnce } from './at-once.ts';
import { readCovers } from './read-covers.ts';
import { isUuid } from '../is-uuid.ts';
import {
  coverTools,
  engineVersion,
  hasRatio,
  type StoredRequest,
  termsOf,
  tokenOfPage,
} from './stored-covers.ts';
import { storePhoto } from './store-photo.ts';

type CoverServices = Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now' | 'storage'>;

/** So many may wait in line, and so many of them be of one person; who comes then is told for how long. */
const [mostWaiting, mostOwn] = [20, 4];

/**
 * Asks for the covers of a brief and resolves with the id of their run, which is drawn behind the request. Rejects with `tool.limit`,
 * `cover.ratio-locked`, `cover.busy`, `cover.photo-*` and `rate.limited`: then nothing was counted.
 */
export async function createCovers(
  services: CoverServices,
  actor: SessionActor,
  { token, form, photo }: { token: string; form: BriefForm; photo: SentFile | null },
): Promise<string> {
  const photoOf = () => keepPhoto(services, actor, photo);
  return begin(services, actor, { token, form, photoOf, varies: null });
}

/** Asks for other covers of the brief of a run, as a run of its own. Rejects as `createCovers` and `readCovers`. */
export async function repeatCovers(
  services: CoverServices,
  actor: SessionActor,
  { token, id }: { token: string; id: string },
): Promise<string> {
  const { request } = await readCovers(services, actor, id);
  const { form, photo, varies } = request;
  return begin(services, actor, { token, form, varies, photoOf: async () => photo });
}

/**
 * Asks for more covers like one of a run, from 0, in its style and with its figure, and where `keepsPalette` says so in its colours; a
 * run of its own. Rejects as `createCovers` and `readCovers`.
 */
export async function varyCover(
  services: CoverServices,
  actor: SessionActor,
  { token, id, at, keepsPalette }: { token: string; id: string; at: number; keepsPalette: boolean },
): Promise<string> {
  const { request, result } = await readCovers(services, actor, id);
  const scene = result?.covers[at]?.scene;
  if (!scene) throw new AppError('run.not-found');
  const form = {
    ...request.form,
    ...{ style: scene.style, like: scene.params },
    palette: keepsPalette ? scene.palette.id : request.form.palette,
  };
  const varies = { run: id, at };
  return begin(services, actor, { token, form, varies, photoOf: async () => request.photo });
}

async function begin(
  services: CoverServices,
  actor: SessionActor,
  {
    token,
    form,
    varies,
    photoOf,
  }: {
    token: string;
    form: BriefForm;
    varies: StoredRequest['varies'];
    photoOf: () => Promise<string | null>;
  },
): Promise<string> {
  const { tier } = actor.session;
  if (!isUuid(token)) throw new AppError('tool.stale-form');
  if (!hasRatio(tier, form.aspectRatio)) throw new AppError('cover.ratio-locked');
  // Who sends the same page again has what came of it, and costs nothing.
  const own = { tool: 'cover', token: tokenOfPage(token, form) } as const;
  const made = await findRun(services, actor, own);
  if (made) return made;
  const counts = { feature: 'coverArtGenerator', tier } as const;
  await requireUse(services, actor, counts);
  await requireRoomInLine(services, actor);
  await services.limits.consume('coverRuns', actor.userId);
  const { isMarked } = termsOf(tier);
  const request: StoredRequest = { form, photo: await photoOf(), varies, isMarked };
  return queueRun(services, actor, {
    ...{ ...own, counts, request, engineVersion, mostUnfinished: mostOwn },
    send: (runId, db) => services.jobs.send('draw-covers', { runId, userId: actor.userId }, db),
  });
}

/** Rejects with `cover.busy` where too many wait, and says how long they take. */
export async function requireRoomInLine(
  services: Pick<AppServices, 'db'>,
  { userId }: UserActor,
): Promise<void> {
  const { waiting, own, secondsEach } = await readLine(services, coverTools, { userId });
  if (waiting < mostWaiting && own < mostOwn) return;
  const seconds = Math.ceil(
    own < mostOwn ? (waiting * secondsEach) / coversAtOnce : own * secondsEach,
  );
  throw new AppError('cover.busy', { retryAfter: seconds });
}

const keepPhoto = async (
  services: CoverServices,
  actor: SessionActor,
  photo: SentFile | null,
): Promise<string | null> => (photo ? storePhoto(services, actor, photo) : null);
