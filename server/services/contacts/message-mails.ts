import type { Kysely } from 'kysely';
import { brand } from '#content/brand.ts';
import { responseHours } from '#content/response-time.ts';
import { severityOf, targetTime } from '#content/severities.ts';
import { messageServiceLabel, type TicketSeverity } from '#packages/contact/src/index.ts';
import type { JobQueue } from '#server/background/job-queue.ts';
import type { DB } from '#server/database/schema.ts';
import { messageCopyMail } from '#server/mails/message-mails.tsx';

/** A message as its row has it. */
type StoredMessage = Record<'name' | 'email' | 'service' | 'message', string> & {
  phone: string | null;
  severity: TicketSeverity | null;
};

/** The mails about a message to the studio. Each is sent when the transaction commits. */
export type MessageMails = {
  /** Sends its writer what they wrote; `id` is that of its row. */
  copy(
    id: string,
    message: StoredMessage,
    hasAttachment: boolean,
    within: Kysely<DB>,
  ): Promise<void>;
};

export function createMessageMails(jobs: JobQueue): MessageMails {
  return {
    async copy(id, { name, email, phone, service, severity, message }, hasDemo, within) {
      const facts = [
        ...(service === 'quick-contact'
          ? []
          : [{ label: 'Qué necesitas', text: messageServiceLabel(service) }]),
        ...(severity ? [{ label: 'Urgencia', text: severityOf(severity).name }] : []),
        ...(phone === null ? [] : [{ label: 'Celular o teléfono', text: phone }]),
        ...(hasDemo ? [{ label: 'Demo', text: 'adjunto' }] : []),
      ];
      const promise = severity ? ticketPromise(severity) : proposalPromise;
      const mail = await messageCopyMail({ id, to: email, name, promise, facts, message, brand });
      await jobs.send('send-mail', mail, within);
    },
  };
}

const proposalPromise = `Hemos recibido tu propuesta. Nos pondremos en contacto en menos de ${responseHours} horas.`;

/** Both are targets: what the studio demands of itself, not what was measured. */
function ticketPromise(severity: TicketSeverity): string {
  const { response, solution } = severityOf(severity);
  return `Recibimos tu reporte. Nuestra meta: responderte en menos de ${targetTime(response)} y tenerlo resuelto en menos de ${targetTime(solution)}.`;
}
