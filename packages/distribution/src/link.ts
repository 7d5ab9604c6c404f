import { z } from 'zod';
import { lineField } from '#packages/one-line/src/index.ts';
import { longestPlatformId } from './limits.ts';

const longestLink = 500;

const isOf = (host: string, of: string) => host === of || host.endsWith(`.${of}`);

/** Its host stands before the first of / ? #, alone: without a name, a password or a port. RFC 3986 §3.2. */
const httpsLink = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#][^\s\p{C}\\]*)?$/iu;

const isLinkTo = (hosts: readonly string[], text: string): boolean => {
  const host = httpsLink.exec(text)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some((one) => isOf(host, one));
};

const emptyAsNull = (text: string) => text || null;

/**
 * The form of what a platform calls a song and where it stands there, both optional. `hosts` are those of the platform,
 * whose links may also stand below them; without any, no link is taken.
 */
export const platformLinkSchema = (hosts: readonly string[]) =>
  z.object({
    platform_id: lineField(longestPlatformId, {
      long: `Escribe el identificador en una línea de hasta ${longestPlatformId} caracteres`,
    }).transform(emptyAsNull),
    platform_url: z
      .string()
      .default('')
      .transform((text) => text.trim())
      .refine(
        (text) => text === '' || (text.length <= longestLink && isLinkTo(hosts, text)),
        hosts.length > 0
          ? `Pega el enlace de la canción: empieza por https:// y es de ${list.format(hosts)}`
          : 'Esta plataforma no tiene enlaces públicos',
      )
      .transform(emptyAsNull),
  });

const list = new Intl.ListFormat('es-CO', { type: 'disjunction' });
