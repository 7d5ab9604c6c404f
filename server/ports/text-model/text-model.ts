/** What a model is asked: what holds for every text of its kind, and what this one is to be. */
export type Prompt = { system: string; user: string };

/** A model that writes text. Whatever it writes is a draft, as hostile as what anybody types. */
export type TextModel = {
  /** The name by which its server knows it. */
  name: string;
  /** Resolves with a text, of bounded length. Rejects with a `ModelError` in bounded time, also when `signal` is aborted. */
  draft: (prompt: Prompt, options: { signal: AbortSignal }) => Promise<string>;
};
