import type { projectSchema } from '#packages/project/src/index.ts';
import type { Project } from '#server/services/projects/project.ts';
import type { z } from 'zod';

/** The values of every field of a schema, as its form shows them. */
export type FormValues<Schema extends z.ZodType> = Record<
  keyof z.input<Schema>,
  string | undefined
>;

/** What the fields of `projectSchema` begin with. A field that is not here would be posted empty, and deleted. */
export const basicValues = (project: Project): FormValues<typeof projectSchema> => ({
  title: project.title,
  artist_name: project.artistName,
  genre: project.genre,
  description: project.description ?? undefined,
  release_date: project.releaseDate ?? undefined,
});
