import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import type { MailFailure } from '#server/ports/mail/mail.ts';
import type { RequestId } from '../legal-requests/request-id.ts';

/** The address that a request came from, whether the staff knows whose it is, and what became of the last mail to it. */
export type RequestAddress = {
  radicado: string;
  email: string;
  isChecked: boolean;
  mailFailure: MailFailure | null;
};

/** Reads the address of a request as the staff. Rejects with `legal-request.gone`, and with `address-data.no-address`. */
export async function addressOf(db: ActorDb, requestId: RequestId): Promise<RequestAddress> {
  const request = await db
    .selectFrom('legal_requests')
    .select([
      'radicado',
      'email',
      'identity_checked_at as checkedAt',
      'mail_failure as mailFailure',
    ])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) throw new AppError('legal-request.gone');
  const { radicado, email, checkedAt, mailFailure } = request;
  if (email === null) throw new AppError('address-data.no-address');
  return { radicado, email, isChecked: checkedAt !== null, mailFailure };
}

/** The same, where something is done with what stands under it. Rejects with `address-data.unchecked` besides. */
export async function checkedAddressOf(db: ActorDb, requestId: RequestId): Promise<RequestAddress> {
  const address = await addressOf(db, requestId);
  if (!address.isChecked) throw new AppError('address-data.unchecked');
  return address;
}

/** That a row is of this very address, whatever its capitals: another with a dot or a plus is somebody else's. */
export const isOf = (email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(email) = lower(${email})`;
