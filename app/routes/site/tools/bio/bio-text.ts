import { limits, platformNames } from '#packages/bio/src/index.ts';
import type { KeptBio } from '#server/services/bio/read-bio.ts';

/** Biographies as one text, each under its platform; one that was emptied is left out. */
export function bioText({ request, texts }: Pick<KeptBio, 'request' | 'texts'>): string {
  const parts = texts.flatMap(({ platform, text }) =>
    text === ''
      ? []
      : `[${platformNames[platform]}] ${text.length} de ${limits[platform]}\n${text}`,
  );
  return `${[request.artistName, ...parts].join('\n\n')}\n`;
}
