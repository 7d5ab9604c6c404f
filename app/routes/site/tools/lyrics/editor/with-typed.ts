import type { Outcome } from '#app/ui/outcome-form.tsx';
import { songShapeOf } from '#packages/lyrics/src/index.ts';
import { type EditedSong, toEdited } from './edited-song.ts';

/** What was typed and refused stands again; its counts come with the next change. */
export function withTyped(song: EditedSong, outcome: Outcome | undefined): EditedSong {
  if (!outcome) return song;
  const { title = song.title, lines = '', shape = '' } = outcome.values;
  const sections = songShapeOf(shape, lines.split('\n'));
  return sections ? toEdited({ title, sections }) : { ...song, title };
}
