import type { AudioFacts } from '../facts.ts';

/** What the reader of a container finds out about the sound inside. */
export type Sound = Omit<AudioFacts, 'container' | 'mimeType'>;
