import type { Platform } from '#packages/bio/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { changeResult, type RunServices } from '#server/services/tools/runs.ts';
import { readBio } from './read-bio.ts';

type Texts = { [Key in Platform]?: string | undefined };

/**
 * Keeps what somebody wrote over their biographies. A platform that they do not have is not taken. Rejects with `run.changed`
 * where another tab kept another text since.
 */
export async function saveBio(
  services: RunServices,
  actor: UserActor,
  { id, revision, typed }: { id: string; revision: number; typed: Texts },
): Promise<void> {
  const { texts } = await readBio(services, actor, id);
  await changeResult(services, actor, {
    ...{ tool: 'bio', id, revision },
    result: {
      texts: texts.map(({ platform, text, left }) => ({
        ...{ platform, left },
        text: typed[platform] ?? text,
      })),
    },
  });
}
