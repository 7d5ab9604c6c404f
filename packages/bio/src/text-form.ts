import { z } from 'zod';
import { severalLines } from '#packages/one-line/src/index.ts';
import { limits, type Platform, platformNames } from './platforms.ts';

const text = (platform: Platform) =>
  z
    .string()
    .transform(severalLines)
    .refine((text) => text.length <= limits[platform] && text.isWellFormed(), {
      error: ({ input }) => tooLong(platform, String(input).length - limits[platform]),
    })
    .optional();

const tooLong = (platform: Platform, over: number): string =>
  over > 0
    ? `Le ${over === 1 ? 'sobra 1 carácter' : `sobran ${over.toLocaleString('es-CO')} caracteres`} para ${platformNames[platform]}`
    : 'Tiene una letra que no se puede guardar: escríbela de nuevo';

/** What somebody wrote over their biographies, each under the name of its platform; one that is missing stays as it is. */
export const bioTextSchema = z.object({
  revision: z.coerce.number().int().min(0),
  ...({
    tiktok: text('tiktok'),
    instagram: text('instagram'),
    youtube: text('youtube'),
    spotify: text('spotify'),
    press: text('press'),
  } satisfies Record<Platform, z.ZodType>),
});
