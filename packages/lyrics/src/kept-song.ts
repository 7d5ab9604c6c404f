import { z } from 'zod';
import { sectionNames } from './choices.ts';
import { longest } from './limits.ts';
import type { SectionKind } from './plan.ts';

/** Syllables of a line, or of its halves. */
const syllables = (most: number) => z.number().int().min(1).max(most);

const lineShape = z.object({
  metre: z.union([
    syllables(longest.metre),
    z.tuple([syllables(longest.half), syllables(longest.half)]),
  ]),
  letter: z.string().regex(/^[a-z-]$/),
  /** The image of the bank that it came from; null of a line that somebody wrote. */
  image: z
    .string()
    .regex(/^[\p{L}\p{N}-]{1,60}$/u)
    .nullable()
    .default(null),
  /** It stays as it is when others are asked for. */
  isLocked: z.boolean().default(false),
});

const lineSchema = lineShape.extend({ text: z.string() });

const stanzaOf = <Line extends z.ZodType>(line: Line) => z.object({ lines: z.array(line) });

const sectionOf = <Line extends z.ZodType>(line: Line) =>
  z.object({
    // Its keys are its type's.
    kind: z.enum(Object.keys(sectionNames) as SectionKind[]),
    /** The section that it says again, by its place; it has no stanzas of its own. */
    again: z.number().int().nullable(),
    stanzas: z.array(stanzaOf(line)),
  });

/** A song as it is kept. */
export const keptSongSchema = z.object({
  title: z.string(),
  sections: z.array(sectionOf(lineSchema)),
});

export type KeptSong = z.output<typeof keptSongSchema>;
export type KeptSection = KeptSong['sections'][number];
export type KeptLine = z.output<typeof lineSchema>;

type Shape = z.output<typeof songShapeSchema>;

/** The sections of a song without what they say; one that is said again is there, and has stanzas of its own. */
export const songShapeSchema = z
  .array(sectionOf(lineShape))
  .max(longest.sections)
  .refine((sections) => countOf(sections) <= longest.lines)
  .refine((sections) =>
    sections.every(
      ({ again, stanzas }, at) =>
        again === null || (again !== at && stanzas.length === 0 && sections[again]?.again === null),
    ),
  );

const countOf = (sections: readonly { stanzas: readonly { lines: readonly unknown[] }[] }[]) =>
  sections.flatMap(({ stanzas }) => stanzas.flatMap(({ lines }) => lines)).length;

/**
 * The sections of a shape with a text for each line, in order. A line without one goes, and so does a section of which nothing is
 * left, or which says such a section again.
 */
export function withTexts(
  shape: Shape,
  texts: readonly string[],
  { keepsEmpty = false } = {},
): KeptSection[] {
  let place = 0;
  const filled = shape.map((section) => ({
    ...section,
    stanzas: section.stanzas
      .map(({ lines }) => ({
        lines: lines
          .map((line): KeptLine => ({ ...line, text: texts[place++] ?? '' }))
          .filter(({ text }) => keepsEmpty || text !== ''),
      }))
      .filter(({ lines }) => lines.length > 0),
  }));
  const stays = filled.map(({ again, stanzas }) =>
    again === null ? stanzas.length > 0 : (filled[again]?.stanzas.length ?? 0) > 0,
  );
  const placeOf = (at: number) => stays.slice(0, at).filter(Boolean).length;
  return filled
    .filter((_, at) => stays[at])
    .map((section) => ({
      ...section,
      again: section.again === null ? null : placeOf(section.again),
    }));
}
