import type { Logger } from 'pino';
import type { Prompt, TextModel } from '#server/ports/text-model/text-model.ts';
import { createPageWork, type PageWork } from './page-work.ts';

/** Drafts of a text model for songs of Letras. */
export type Drafts = {
  /** Whose they are, as it is kept with a song. */
  model: string;
  /** Resolves with a draft; with null where the model has none, whyever, or is busy enough, with one for this person among others. */
  ask: (wanted: { userId: string; prompt: Prompt; signal: AbortSignal }) => Promise<string | null>;
  /** What a page is sent for is done once, with its draft. */
  once: PageWork;
};

/** At once: each is a connection, and costs its operator. */
const mostAtOnce = 8;

export function createDrafts(
  model: TextModel,
  log: Pick<Logger, 'warn'>,
  { grace }: { grace?: number } = {},
): Drafts {
  const underWay = new Set<string>();
  return {
    model: model.name,
    once: createPageWork(grace),
    async ask({ userId, prompt, signal }) {
      if (underWay.has(userId) || underWay.size >= mostAtOnce) return null;
      underWay.add(userId);
      try {
        return await model.draft(prompt, { signal });
      } catch (error) {
        log.warn({ err: error, model: model.name }, 'text model gave no draft');
        return null;
      } finally {
        underWay.delete(userId);
      }
    },
  };
}
