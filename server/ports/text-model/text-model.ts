/** What a model is asked: what holds for every text of its kind, and what this one is to be. */
export type Prompt = { system: string; user: string };

/** A model that writes text. Whatever it writes is a draft, as hostile as what anybody types. */
export type TextModel = {
  /** The name by which its server knows it. */
  name: string;
  /** Resolves with a text, of bounded length. Rejects with a `TextModelError` in bounded time, also when `signal` is aborted. */
  draft: (prompt: Prompt, options: { signal: AbortSignal }) => Promise<string>;
};

/**
 * Why there is no text: whoever asked left (`left`); it took too long (`late`), or fell silent (`silent`); its server is not there
 * (`unreachable`), said no (`status`, `refused`), broke off (`failed`, `cut`), or sent what is no stream of text
 * (`not-a-stream`, `malformed`), too much of it (`oversized`), or nothing (`empty`).
 */
type Kind =
  | 'left'
  | 'late'
  | 'silent'
  | 'unreachable'
  | 'status'
  | 'refused'
  | 'failed'
  | 'cut'
  | 'not-a-stream'
  | 'malformed'
  | 'oversized'
  | 'empty';

/** Its message holds nothing of what was asked or sent, and no key. */
export class TextModelError extends Error {
  override name = 'TextModelError';
  readonly kind: Kind;

  constructor(kind: Kind, detail = '') {
    super(`text model: ${kind}${detail && ` ${detail}`}`);
    this.kind = kind;
  }
}
