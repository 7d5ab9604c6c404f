import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { wantedServices } from '#packages/contact/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { messageCopyMail } from '#server/mails/message-mails.tsx';
import type { Message } from './message.ts';

/** The mails about a message to the studio. Each is sent when the transaction commits. */
export type MessageMails = {
  /** Sends its writer what they wrote; `id` is that of its row. */
  copy(id: string, message: Message, hasAttachment: boolean, within: Kysely<DB>): Promise<void>;
};

export function createMessageMails(jobs: JobQueue): MessageMails {
  return {
    async copy(id, { name, email, phone, service, message }, hasDemo, within) {
      const facts = [
        ...(service === 'quick-contact'
          ? []
          : [{ label: 'Qué necesitas', text: wantedServices[service] }]),
        ...(phone === null ? [] : [{ label: 'Celular o teléfono', text: phone }]),
        ...(hasDemo ? [{ label: 'Demo', text: 'adjunto' }] : []),
      ];
      const mail = await messageCopyMail({ id, to: email, name, facts, message, brand });
      await jobs.send('send-mail', mail, within);
    },
  };
}
