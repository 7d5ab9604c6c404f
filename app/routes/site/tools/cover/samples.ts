/** Where the pictures of `scripts/cover-samples.ts` stand, in their order. */
const files = import.meta.glob<string>('./samples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The song of which they are, which nobody sings. */
export const sampleBrief = {
  ...{ artist: 'Niebla Norte', title: 'Páramo adentro', genre: 'Indie', mood: 'Sereno' },
} as const;

/** Three runs of four, as they came out. */
export const samples: readonly string[] = Object.keys(files)
  .toSorted()
  .flatMap((name) => files[name] ?? []);
