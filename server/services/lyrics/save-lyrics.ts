import type { UserActor } from '#server/actor.ts';
import { changeResult, type RunServices } from '#server/services/tools/runs.ts';
import { readLyrics } from './read-lyrics.ts';

/**
 * Keeps what somebody wrote over the lines of their song: the text of each, in order. One without a text goes; a line more than the
 * song has is not taken. Rejects with `run.changed` where another tab kept another text since.
 */
export async function saveLyrics(
  services: RunServices,
  actor: UserActor,
  { id, revision, title, texts }: { id: string; revision: number; title: string; texts: string[] },
): Promise<void> {
  const { lyrics } = await readLyrics(services, actor, id);
  let place = 0;
  const sections = lyrics.sections.map(({ stanzas, ...section }) => ({
    ...section,
    stanzas: stanzas.map(({ lines }) => ({
      lines: lines.flatMap((line) => {
        const text = texts[place++] ?? line.text;
        return text === '' ? [] : [{ ...line, text }];
      }),
    })),
  }));
  await changeResult(services, actor, {
    ...{ tool: 'lyrics', id, revision },
    result: { title: title === '' ? lyrics.title : title, sections },
  });
}
