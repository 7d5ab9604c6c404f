import {
  genreNames,
  moodNames,
  ratios,
  readDescription,
  styles,
} from '#packages/cover-art/src/index.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { errorTexts } from '#server/error-texts.ts';
import {
  countBefore,
  type CoverFile,
  findCovers,
  listCoverFiles,
  readCovers,
} from '#server/services/covers/read-covers.ts';
import {
  hasRatio,
  previewSide,
  shortSideOf,
  termsOf,
} from '#server/services/covers/stored-covers.ts';
import { listCoverable } from '#server/services/covers/use-cover.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { UsageShown } from '../frame/usage-badge.tsx';
import { filePath, previewPath } from './cover-paths.ts';

type Asked = {
  id: string;
  /** Of a run that wants an image of a model: whether that is still to come, is there, or is missing. */
  image: 'asked' | 'made' | 'missing' | null;
  /** Who lends the model now; null where there is none. */
  imageLender: string | null;
  artist: string;
  title: string;
  /** Genre, mood and what else was asked for, in words. */
  about: string;
  ratio: string;
  token: string;
  /** What the form was sent with, by its fields. */
  sent: Readonly<Record<string, string>>;
  tier: AccountTier;
  usage: UsageShown;
  /** The cover that these are variations of; null where they are none, or where it is gone. */
  original: { runId: string; number: number; title: string; src: string } | null;
};

export type UndrawnPage = Asked &
  (
    | { state: 'queued' | 'running'; before: number; progress: number }
    | {
        state: 'failed';
        /** `isOwn`: they cancelled it. */
        failure: { title: string; message: string; isOwn: boolean };
      }
  );

/** A ratio that a cover that is kept can be had in, and how far its file is. */
export type RatioFile = {
  ratio: string;
  pixels: string;
  isLocked: boolean;
  file:
    | { state: 'none' }
    | { state: 'queued' | 'running'; progress: number }
    | { state: 'failed'; message: string }
    | { state: 'done'; id: string; path: string; bytes: number; isMarked: boolean };
};

export type DrawnPage = Asked & {
  state: 'done';
  covers: {
    src: string;
    style: string;
    /** An image of a model is in it. */
    isOfModel: boolean;
    size: { width: number; height: number };
  }[];
  kept: number | null;
  isMarked: boolean;
  /** What was understood of the description; null where there is none. */
  understood: readonly string[] | null;
  files: RatioFile[];
  /** The file that can be a project's cover; null where there is none. */
  usable: string | null;
  projects: { id: string; title: string }[];
};

/** What the page of a run shows, however far it is. Rejects as `readCovers`. */
export async function readRunPage(
  services: Pick<AppServices, 'covers' | 'db' | 'now'>,
  actor: SessionActor,
  id: string,
): Promise<{ title: string; page: DrawnPage | UndrawnPage }> {
  const { tier } = actor.session;
  const [run, { renewsAt, ...usage }] = await Promise.all([
    readCovers(services, actor, id),
    readUsage(services, actor, { feature: 'coverArtGenerator', tier }),
  ]);
  const { form, isMarked, varies, image = null } = run.request;
  const nameOf = (style: string) =>
    style === 'photo' && image === 'made' ? 'Imagen con IA' : (styles.get(style)?.name ?? '');
  const style = form.style === undefined ? [] : [nameOf(form.style)];
  const asked: Asked = {
    id,
    ...{ image, imageLender: services.covers.imageModel?.host ?? null },
    ...{ artist: form.artistName, title: form.songTitle, ratio: form.aspectRatio, tier },
    about: [
      ...[genreNames[form.genre], moodNames[form.mood].toLowerCase(), ...style],
      form.aspectRatio,
    ].join(', '),
    token: crypto.randomUUID(),
    sent: {
      ...{ artistName: form.artistName, songTitle: form.songTitle, genre: form.genre },
      ...{ mood: form.mood, description: form.description },
    },
    usage: { ...usage, renewsOn: bogotaDate(renewsAt) },
    original: varies && (await originalOf(services, actor, varies)),
  };
  const { title } = asked;
  if (run.state === 'failed') {
    const code = run.failure ?? 'run.failed';
    const { title: says, message } = errorTexts[code];
    const failure = { title: says, message, isOwn: code === 'run.cancelled' };
    return { title, page: { ...asked, state: 'failed', failure } };
  }
  if (run.state !== 'done' || run.result === null) {
    const before = await countBefore(services, actor, run);
    const state = run.state === 'running' ? 'running' : 'queued';
    return { title, page: { ...asked, state, before, progress: run.progress } };
  }
  const { covers, kept } = run.result;
  const [files, projects] = await Promise.all([
    kept === null ? [] : listCoverFiles(services, actor, id),
    kept === null ? [] : listCoverable(services, actor),
  ]);
  const own = files.filter(({ at }) => at === kept);
  const ratioFiles = ratios.map((ratio) => ratioFile(tier, ratio, own));
  const square = ratioFiles.find(({ ratio }) => ratio === '1:1')?.file;
  return {
    title,
    page: {
      ...{ ...asked, state: 'done', kept, isMarked, projects, files: ratioFiles },
      covers: covers.map(({ scene }, at) => ({
        src: previewPath(id, at + 1),
        style: nameOf(scene.style),
        isOfModel: scene.style === 'photo' && image === 'made',
        size: {
          width: Math.round(scene.frame.width * previewSide),
          height: Math.round(scene.frame.height * previewSide),
        },
      })),
      understood: form.description === '' ? null : readDescription(form.description).says,
      usable: square?.state === 'done' && !square.isMarked ? square.id : null,
    },
  };
}

async function originalOf(
  services: Pick<AppServices, 'db'>,
  actor: SessionActor,
  { run: runId, at }: { run: string; at: number },
): Promise<Asked['original']> {
  const found = await findCovers(services, actor, runId);
  if (!found?.result?.covers[at]) return null;
  const number = at + 1;
  return { runId, number, title: found.request.form.songTitle, src: previewPath(runId, number) };
}

/** A cover in a ratio, as the plan of now has it. */
function ratioFile(
  tier: AccountTier,
  ratio: (typeof ratios)[number],
  files: readonly CoverFile[],
): RatioFile {
  const terms = termsOf(tier);
  const isLocked = !hasRatio(tier, ratio);
  const { size } = isLocked ? termsOf('pro') : terms;
  const short = Math.round(shortSideOf(ratio, size));
  const [width, height] = ratio === '16:9' ? [size, short] : [short, size];
  const found = files.find(
    (file) => file.ratio === ratio && file.isMarked === terms.isMarked && file.size === terms.size,
  );
  return {
    ...{ ratio, pixels: `${width} × ${height}`, isLocked },
    file: found ? fileState(found) : { state: 'none' },
  };
}

function fileState({
  id,
  state,
  progress,
  failure,
  bytes,
  isMarked,
}: CoverFile): RatioFile['file'] {
  if (state === 'failed') return { state, message: errorTexts[failure ?? 'run.failed'].message };
  if (state !== 'done') return { state, progress };
  return { state, id, isMarked, path: filePath(id), bytes: bytes ?? 0 };
}
