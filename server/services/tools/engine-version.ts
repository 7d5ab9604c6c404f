/** What made a run: an engine of ours, with a model where one had a part in it. It is kept with the run. */
export const engineWith = (engine: string, model: string | null): string =>
  model === null ? engine : `${engine} + model ${model}`;

/** The model that had a part in a run, by its name; null of one that is all ours. */
export const modelOf = (engineVersion: string): string | null =>
  / \+ model (.+)$/s.exec(engineVersion)?.[1] ?? null;
