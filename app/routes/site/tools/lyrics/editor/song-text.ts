import { type KeptSong, sectionNames } from '#packages/lyrics/src/index.ts';

/** A song as text, with what each part is; what is repeated is written again. */
export function songText({ title, sections }: KeptSong): string {
  const parts = sections.map(({ kind, again, stanzas }) => {
    const said = again === null ? stanzas : (sections[again]?.stanzas ?? []);
    const verses = said.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n');
    return `[${sectionNames[kind]}]\n${verses}`;
  });
  return [title, ...parts].join('\n\n');
}
