import { href } from 'react-router';
import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import {
  alreadySubscribedMail,
  confirmNewsletterMail,
  leaveNewsletterMail,
  welcomeNewsletterMail,
} from '#server/mails/newsletter-mails.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { readToken, signToken } from '#server/services/signed-token.ts';

type Subscriber = { id: string; email: string };

/** The mails of the newsletter, and the signed links in them. Each is sent when the transaction commits. */
export type NewsletterMails = {
  askedToConfirm(to: Subscriber, within: Kysely<DB>): Promise<void>;
  welcome(to: Subscriber, within: Kysely<DB>): Promise<void>;
  alreadySubscribed(to: Subscriber, within: Kysely<DB>): Promise<void>;
  askedToLeave(to: Subscriber, within: Kysely<DB>): Promise<void>;
  tokenOf(purpose: NewsletterLink, id: string): string;
  /** Whose link it is; null for one that none of our mails had. */
  subscriberOf(purpose: NewsletterLink, token: string): string | null;
};

export type NewsletterLink = 'confirm' | 'leave';

const purposes = { confirm: 'join the newsletter', leave: 'leave the newsletter' } as const;

export function createNewsletterMails(
  jobs: JobQueue,
  { origin, secret }: { origin: string; secret: string },
): NewsletterMails {
  const send = ({ id }: Subscriber, mail: Mail, within: Kysely<DB>) =>
    jobs.send('send-mail', { ...mail, rows: [id] }, within);
  const tokenOf = (purpose: NewsletterLink, id: string) => signToken(secret, purposes[purpose], id);
  const at = (path: string) => new URL(path, origin).href;
  const leavePath = ({ id }: Subscriber) => `${href('/boletin/baja')}?de=${tokenOf('leave', id)}`;
  const addressed = ({ email }: Subscriber, path: string) => ({
    to: email,
    displayName: '',
    brand,
    url: at(path),
  });
  const ofSubscriber = (to: Subscriber) => ({
    ...addressed(to, href('/guias-gratuitas')),
    stop: {
      why: 'Te llega este correo porque te suscribiste al boletín.',
      stopUrl: at(leavePath(to)),
    },
  });

  return {
    tokenOf,
    subscriberOf: (purpose, token) => readToken(secret, purposes[purpose], token),
    async askedToConfirm(to, within) {
      const path = `${href('/boletin/confirmar')}?de=${tokenOf('confirm', to.id)}`;
      await send(to, await confirmNewsletterMail(addressed(to, path)), within);
    },
    async welcome(to, within) {
      await send(to, await welcomeNewsletterMail(ofSubscriber(to)), within);
    },
    async alreadySubscribed(to, within) {
      await send(to, await alreadySubscribedMail(ofSubscriber(to)), within);
    },
    async askedToLeave(to, within) {
      await send(to, await leaveNewsletterMail(addressed(to, leavePath(to))), within);
    },
  };
}
