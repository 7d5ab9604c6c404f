import { createHash } from 'node:crypto';
import { z } from 'zod';
import { planLimits } from '#content/plan-limits.ts';
import {
  type BriefForm,
  engine,
  frameOf,
  type Ratio,
  ratios,
  type Scene,
} from '#packages/cover-art/src/index.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { StoredObject } from '#server/services/files/stored-objects.ts';
import { engineWith } from '#server/services/tools/engine-version.ts';

/** What drew a cover, which goes with it: our engine, with an image model where a picture of one is in it. */
export const engineOf = (model: string | null): string => engineWith(engine, model);

/** What waits in one line. */
export const coverTools = ['cover', 'cover-file'] as const;

/** So many are shown of a brief. */
export const shown = 4;

/** Pixels of the short side of what is shown before one is kept. */
export const previewSide = 512;

/** What was asked, as it is kept. */
export const storedRequestSchema = z.object({
  // Not as the form of today reads it: what it refuses now, it may have taken before.
  form: z.custom<BriefForm>((value) => typeof value === 'object' && value !== null),
  /** A photo that was made of theirs, or of what an image model sent, in the bucket `covers`. */
  photo: z.string().nullable(),
  /** The cover of another run that these are variations of, from 0; it may be gone. */
  varies: z.object({ run: z.string(), at: z.number().int() }).nullable().default(null),
  /**
   * Of one for which an image model is to draw the photo: whether it is still to be asked, the photo is its, or there is none of it, whyever.
   */
  image: z.enum(['asked', 'made', 'missing']).optional(),
  /** Of an account whose covers are marked: what is shown is marked before it is stored. */
  isMarked: z.boolean(),
});

export type StoredRequest = z.output<typeof storedRequestSchema>;

export const storedCoversSchema = z.object({
  covers: z.array(
    z.object({
      scene: z.custom<Scene>((value) => typeof value === 'object' && value !== null),
      path: z.string(),
    }),
  ),
  /** Which of them its person keeps, from 0; null where none yet. */
  kept: z.number().int().min(0).nullable(),
});

export type StoredCovers = z.output<typeof storedCoversSchema>;

/** A file of a cover that is kept, as it is asked for. */
export const fileRequestSchema = z.object({
  /** The run it is of, and which of its covers, from 0. */
  of: z.string(),
  at: z.number().int().min(0),
  ratio: z.enum(ratios),
  isMarked: z.boolean(),
  /** Pixels of the long side. */
  size: z.number().int(),
});

export type FileRequest = z.output<typeof fileRequestSchema>;

export const storedFileSchema = z.object({ path: z.string(), bytes: z.number() });

/** What an account of a tier gets of a cover that it keeps. */
export function termsOf(tier: AccountTier): Pick<FileRequest, 'isMarked' | 'size'> {
  const { coverWatermark, coverSize } = planLimits[tier];
  return { isMarked: coverWatermark, size: coverSize };
}

export const hasRatio = (tier: AccountTier, ratio: Ratio): boolean =>
  (planLimits[tier].coverRatios as readonly string[]).includes(ratio);

/** Of a cover whose long side has so many pixels, those of the short side, or a part of one: whoever draws rounds both. */
export function shortSideOf(ratio: Ratio, size: number): number {
  const { width, height } = frameOf(ratio);
  return size / Math.max(width, height);
}

/** A file is the same one for everything that decides its pixels: asked for again, it is there already. */
export const tokenOfFile = ({ of, at, ratio, isMarked, size }: FileRequest): string =>
  tokenOf([of, at, ratio, isMarked, size, engine]);

/** A page that is sent twice is one run, and one that was gone back to and changed is another. */
export const tokenOfPage = (token: string, form: BriefForm, asksImage: boolean): string =>
  tokenOf([token, form, ...(asksImage ? ['image'] : [])]);

function tokenOf(parts: readonly unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  // RFC 9562 §5.8: a UUID of version 8 holds what its maker wants, beside version and variant.
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** What decides where the pictures of a run stand. */
type Placed = { userId: string; id: string; seed: number };

/** Where a picture of a run stands, in the bucket `covers`: of one try alone, so that one that comes late deletes its own. */
export const picturePath = ({ userId, id, seed }: Placed, tries: number, at: number): string =>
  `${userId}/${id}/${seed}-${tries}-${at + 1}.jpg`;

/** All that so many tries of a run may have stored. */
export const picturesOf = (run: Placed, tries: number): StoredObject[] =>
  Array.from({ length: tries }, (_, before) =>
    Array.from({ length: shown }, (_, at) => ({
      bucket: 'covers' as const,
      path: picturePath(run, before + 1, at),
    })),
  ).flat();
