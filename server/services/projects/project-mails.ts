import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { platformName } from '#content/platforms/platforms.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { inStoresMail, type SongNews } from '#server/mails/in-stores-mail.ts';
import { projectFailedMail, projectReadyMail } from '#server/mails/project-mails.ts';
import { readToken, signToken } from '#server/services/signed-token.ts';

export type { SongNews };

const purpose = 'stop project mails';

type Owner = { userId: string; email: string; displayName: string };

export type SettledProject =
  | { id: string; title: string; status: 'ready'; platforms: readonly string[] }
  | { id: string; title: string; status: 'failed'; reason: string };

/** The mails about a person's songs, which they can stop. */
export type ProjectMails = {
  /** Puts the mail about a song that is ready, or failed, in the queue when the transaction commits. */
  settled(to: Owner, project: SettledProject, within: Kysely<DB>): Promise<void>;
  /** Puts the mail about where songs are live, or failed, in the queue when the transaction commits. */
  inStores(to: Owner, songs: readonly SongNews[], within: Kysely<DB>): Promise<void>;
  /** The token of the link that stops a person's. */
  stopTokenOf(userId: string): string;
  /** Whose mails the link of a mail stops; null for a link that none of ours had. */
  ownerOfStopLink(token: string): string | null;
};

/** The links that stop them are signed: whoever has a mail can stop its like for its owner, without signing in. */
export function createProjectMails(
  jobs: JobQueue,
  { origin, secret }: { origin: string; secret: string },
): ProjectMails {
  const stopTokenOf = (userId: string) => signToken(secret, purpose, userId);
  const at = (path: string) => new URL(path, origin).href;

  const stopOf = (userId: string) => ({
    preferencesUrl: at(href('/dashboard/ajustes/preferencias')),
    stopUrl: at(`${href('/correo/baja')}?de=${stopTokenOf(userId)}`),
  });

  return {
    stopTokenOf,
    async settled({ userId, email, displayName }, project, within) {
      const to = {
        to: email,
        displayName,
        brand,
        url: at(href('/dashboard/proyectos/:projectId', { projectId: project.id })),
        title: project.title,
        stop: stopOf(userId),
      };
      const mail =
        project.status === 'ready'
          ? projectReadyMail({
              ...to,
              platforms: project.platforms.map(platformName),
            })
          : projectFailedMail({ ...to, reason: project.reason });
      await jobs.send('send-mail', await mail, within);
    },

    async inStores({ userId, email, displayName }, songs, within) {
      const mail = await inStoresMail({
        to: email,
        displayName,
        brand,
        url: at(href('/dashboard/distribucion')),
        songs,
        stop: stopOf(userId),
      });
      await jobs.send('send-mail', mail, within);
    },

    ownerOfStopLink: (token) => readToken(secret, purpose, token),
  };
}
