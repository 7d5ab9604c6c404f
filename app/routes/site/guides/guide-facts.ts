import type { Guide } from '#content/guide.ts';

type GuideFile = {
  bytes: number;
  pages: number;
  /** All of its pages, from afar. */
  picture: { src: string; width: number; height: number };
};

/** What the page shows of a guide and of its file. */
export type GuideFacts = Omit<Guide, 'blocks'> & { file: GuideFile };

/** Joins a guide with what came out when its PDF was drawn. */
export function factsOf(guide: Guide, file: GuideFile | undefined): GuideFacts {
  if (!file) throw new Error(`${guide.path} was not set`);
  const { slug, path, title, description, level, step, topic, tags, date } = guide;
  return { slug, path, title, description, level, step, topic, tags, date, file };
}
