import { type Guide, readGuide } from './guide.ts';

const files = import.meta.glob<string>('./guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The guides, in the order in which a song needs them. Server only: their texts are long. */
export const guides: readonly Guide[] = Object.entries(files)
  .map(([file, source]) => readGuide(file.slice('./guides/'.length, -'.md'.length), source))
  .sort((one, other) => one.step - other.step);
