import { z } from 'zod';
import { composed, oneLine } from '#packages/one-line/src/index.ts';
import type { SocialNetwork } from './social-networks.ts';

const line = (longest: number, message: string) =>
  z
    .string()
    .default('')
    .transform(oneLine)
    .refine((text) => text.length <= longest && !/\p{Cc}/u.test(text) && text.isWellFormed(), {
      message,
    });

const webAddressHelp = 'Escribe una dirección web, por ejemplo https://tusitio.com';
const longestAddress = 300;

/** A web address without credentials; people leave the `https://` out. Null when it is empty. */
const webAddress = z
  .string()
  .default('')
  .transform((text) => {
    const typed = text.trim();
    if (typed === '') return null;
    return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  })
  .pipe(
    z
      .url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        normalize: true,
        error: webAddressHelp,
      })
      .max(longestAddress, webAddressHelp)
      .regex(/^[^:]+:\/\/[^/@]*(?:\/|$)/, webAddressHelp)
      .nullable(),
  );

/** What an artist says of themself in /dashboard/ajustes, from the names of its form fields. */
export const artistProfileSchema = z
  .object({
    artist_name: line(200, 'Escribe el nombre en una sola línea de hasta 200 caracteres').refine(
      (name) => name !== '',
      'Por favor ingresa tu nombre artístico',
    ),
    record_label: line(200, 'Escribe el sello en una sola línea de hasta 200 caracteres'),
    bio: z
      .string()
      .default('')
      .transform((text) => composed(text.replaceAll('\r\n', '\n').trim()))
      .refine(
        (text) => text.length <= 2000 && !/[^\P{Cc}\n]/u.test(text) && text.isWellFormed(),
        'La biografía puede tener hasta 2.000 caracteres',
      ),
    website: webAddress,
    instagram: webAddress,
    tiktok: webAddress,
    youtube: webAddress,
    spotify: webAddress,
    facebook: webAddress,
  })
  .transform(({ artist_name, record_label, bio, website, ...links }) => ({
    artistName: artist_name,
    recordLabel: record_label || null,
    bio: bio || null,
    website,
    socialLinks: Object.fromEntries(
      Object.entries(links).filter((link): link is [SocialNetwork, string] => link[1] !== null),
    ) as Partial<Record<SocialNetwork, string>>,
  }));

export type ArtistProfile = z.infer<typeof artistProfileSchema>;
