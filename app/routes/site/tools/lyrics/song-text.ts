import { sectionNames } from '#packages/lyrics/src/index.ts';
import type { EditedSong } from './edited-song.ts';

/** A song as text, with what each section is. */
export function songText({ title, sections }: EditedSong): string {
  const parts = sections.map(({ kind, again, stanzas }) => {
    const said = again === null ? stanzas : (sections[again]?.stanzas ?? []);
    const verses = said.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n');
    return `[${sectionNames[kind]}]\n${verses}`;
  });
  return [title, ...parts].join('\n\n');
}
