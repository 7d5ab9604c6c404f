import { z } from 'zod';
import { readMarkdown, type MarkdownFile } from './markdown/read-markdown.ts';

/** The guides follow a song from its first take to its release. */
export const guideSteps = 5;

const guideHead = z.strictObject({
  title: z.string().min(10).max(60),
  description: z.string().min(90).max(155),
  level: z.enum(['Para empezar', 'Intermedio']),
  /** Where on that way the guide stands. */
  step: z.coerce.number().int().min(1).max(guideSteps),
  topic: z.enum(['Grabación', 'Producción', 'Derechos', 'Distribución', 'Lanzamientos']),
  tags: z.string().transform((tags) => tags.split(', ')),
  date: z.iso.date(),
});

export type Guide = z.infer<typeof guideHead> &
  Pick<MarkdownFile, 'blocks'> & { slug: string; path: string };

/** Reads `content/guides/<name>.md`. */
export function readGuide(name: string, source: string): Guide {
  const { head, blocks } = readMarkdown(source);
  return { ...guideHead.parse(head), blocks, slug: name, path: `/guias/${name}.pdf` };
}
