import type { RequestKind, RequestStatus } from '#packages/legal-requests/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { maskAddress } from '../mask-address.ts';
import type { EntryKind } from './request-history.ts';

/** What a person reads of their request: neither the staff's notes, nor who of the staff did what. */
export type RequestProgress = {
  radicado: string;
  kind: RequestKind;
  subject: string;
  status: RequestStatus;
  receivedAt: Date;
  filedAt: Date;
  dueOn: string;
  askedAt: Date | null;
  isExtended: boolean;
  /** Where our mails go, masked; null of who left no address. */
  address: string | null;
  /** The masked address that our last mail about it did not reach; null when it did, or they were told otherwise. */
  unreached: string | null;
  /** The oldest first. */
  steps: { id: string; at: Date; kind: EntryKind; body: string | null }[];
};

const shown = [
  'started',
  'asked',
  'completed',
  'extended',
  'answered',
  'closed',
  'abandoned',
] as const satisfies EntryKind[];

/** How the request goes whose link this is; null for a link of none. */
export async function readProgress(
  { db, legalRequests }: Pick<AppServices, 'db' | 'legalRequests'>,
  _actor: AnonymousActor,
  { token }: { token: string },
): Promise<RequestProgress | null> {
  const requestId = legalRequests.links.requestOf(token);
  if (requestId === null) return null;
  const request = await db.service
    .selectFrom('legal_requests')
    .select([
      'radicado',
      'kind',
      'subject',
      'status',
      'received_at as receivedAt',
      'created_at as filedAt',
      'due_on as dueOn',
      'asked_at as askedAt',
      'extended_at as extendedAt',
      'email',
      'mail_failure as mailFailure',
    ])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) return null;
  const steps = await db.service
    .selectFrom('legal_request_entries')
    .select(['id', 'at', 'kind', 'body'])
    .where('request_id', '=', requestId)
    .where('kind', 'in', shown)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const { extendedAt, email, mailFailure, ...facts } = request;
  const address = email && maskAddress(email);
  const unreached = mailFailure && address;
  return { ...facts, isExtended: extendedAt !== null, address, unreached, steps };
}
