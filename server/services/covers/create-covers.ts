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
import { requireRoomForImage } from './image-line.ts';
import { readCovers } from './read-covers.ts';
import { isUuid } from '../is-uuid.ts';
import {
  coverTools,
  engineOf,
  hasRatio,
  type StoredRequest,
  termsOf,
  tokenOfPage,
} from './stored-covers.ts';
import { storePhoto } from './store-photo.ts';

type CoverServices = Pick<AppServices, 'covers' | 'db' | 'jobs' | 'limits' | 'now' | 'storage'>;

/** So many may wait in line, and so many of them be of one person; who comes then is told for how long. */
const [mostWaiting, mostOwn] = [20, 4];

/**
 * Asks for the covers of a brief and resolves with the id of their run, which is drawn behind the request; where `asksImage` says so, with
 * a picture of the image model, unless there is a photo. Rejects with `tool.limit`, `cover.ratio-locked`, `cover.busy`,
 * `cover.image-busy`, `cover.photo-*` and `rate.limited`: then nothing was counted.
 */
export async function createCovers(
  services: CoverServices,
  actor: SessionActor,
  {
    photo,
    asksImage = false,
    ...page
  }: { token: string; form: BriefForm; photo: SentFile | null; asksImage?: boolean },
): Promise<string> {
  return begin(services, actor, {
    ...{ ...page, varies: null },
    asksImage: asksImage && photo === null,
    pictureOf: async () => ({ photo: photo && (await storePhoto(services, actor, photo)) }),
  });
}

/**
 * Asks for other covers of the brief of a run, as a run of its own: of its photo or picture, where it has one; an image model that had none
 * for it is asked again. Rejects as `createCovers` and `readCovers`.
 */
export async function repeatCovers(
  services: CoverServices,
  actor: SessionActor,
  { token, id }: { token: string; id: string },
): Promise<string> {
  const { request, model } = await readCovers(services, actor, id);
  const { form, photo, varies, image } = request;
  return begin(services, actor, {
    ...{ token, form, varies },
    asksImage: image !== undefined && image !== 'made' && services.covers.imageModel !== null,
    pictureOf: async () => (image === 'made' ? { photo, image, model } : { photo }),
  });
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
  const { request, result, model } = await readCovers(services, actor, id);
  const scene = result?.covers[at]?.scene;
  if (!scene) throw new AppError('run.not-found');
  const form = {
    ...request.form,
    ...{ style: scene.style, like: scene.params },
    palette: keepsPalette ? scene.palette.id : request.form.palette,
  };
  const { photo, image } = request;
  return begin(services, actor, {
    ...{ token, form, asksImage: false, varies: { run: id, at } },
    // Of one that has no picture more are drawn as it is.
    pictureOf: async () => (image === 'made' ? { photo, image, model } : { photo }),
  });
}

type Picture = Pick<StoredRequest, 'photo' | 'image'> & { model?: string | null };

async function begin(
  services: CoverServices,
  actor: SessionActor,
  asked: {
    token: string;
    form: BriefForm;
    varies: StoredRequest['varies'];
    /** A picture of the image model is to be asked for. */
    asksImage: boolean;
    /** What it is drawn with otherwise. */
    pictureOf: () => Promise<Picture>;
  },
): Promise<string> {
  const { token, form, varies, asksImage, pictureOf } = asked;
  const { tier } = actor.session;
  if (!isUuid(token)) throw new AppError('tool.stale-form');
  if (!hasRatio(tier, form.aspectRatio)) throw new AppError('cover.ratio-locked');
  // Who sends the same page again has what came of it, and costs nothing.
  const own = { tool: 'cover', token: tokenOfPage(token, form, asksImage) } as const;
  const made = await findRun(services, actor, own);
  if (made) return made;
  const counts = { feature: 'coverArtGenerator', tier } as const;
  await requireUse(services, actor, counts);
  await requireRoomInLine(services, actor);
  // A page may be older than the end of the model.
  const image = services.covers.imageModel ? ('asked' as const) : ('missing' as const);
  if (asksImage && image === 'asked') await requireRoomForImage(services);
  await services.limits.consume('coverRuns', actor.userId);
  if (asksImage && image === 'asked') await services.limits.consume('coverImages', actor.userId);
  const { model = null, ...picture } = asksImage ? { photo: null, image } : await pictureOf();
  const request: StoredRequest = { form, varies, ...picture, isMarked: termsOf(tier).isMarked };
  const job = request.image === 'asked' ? 'ask-for-image' : 'draw-covers';
  return queueRun(services, actor, {
    ...{ ...own, counts, request, engineVersion: engineOf(model), mostUnfinished: mostOwn },
    send: (runId, db) => services.jobs.send(job, { runId, userId: actor.userId }, db),
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
