import type { KeptSection } from '#packages/lyrics/src/index.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { type EditedSong, toEdited } from './edited-song.ts';

/** What a song led to that was not kept: its parts stand as they were sent, or null of what was no song. */
export type SongOutcome = Outcome & { typed: KeptSection[] | null };

/** What was typed and refused stands again; its counts come with the next change. */
export function withTyped(song: EditedSong, outcome: SongOutcome | undefined): EditedSong {
  if (!outcome) return song;
  const { values, typed } = outcome;
  const { title = song.title } = values;
  return typed ? toEdited({ title, sections: typed }) : { ...song, title };
}
