import type { Guide } from '#content/guide.ts';

/** A page of a guide seen from afar, as paths 84 wide and 119 high. */
export type Miniature = { text: string; heads: string; rules: string };

type GuideFile = {
  bytes: number;
  /** The lines of the cover's title, and their size in points. */
  title: { size: number; lines: readonly string[] };
  miniatures: readonly Miniature[];
};

/** What the page shows of a guide and of its file. */
export type GuideFacts = Omit<Guide, 'blocks'> & { file: GuideFile; pages: number };

/** Joins a guide with what came out when its PDF was drawn. */
export function factsOf(guide: Guide, file: GuideFile | undefined): GuideFacts {
  if (!file) throw new Error(`${guide.path} was not drawn`);
  const { slug, path, title, description, level, step, topic, tags, date } = guide;
  const pages = file.miniatures.length;
  return { slug, path, title, description, level, step, topic, tags, date, file, pages };
}
