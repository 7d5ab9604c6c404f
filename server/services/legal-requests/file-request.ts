import { randomUUID } from 'node:crypto';
import { requestConsent } from '#content/data-consent.ts';
import type { RequestForm } from '#packages/legal-requests/src/index.ts';
import type { AnonymousActor } from '#server/actor.ts';
import { asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { noteArrival } from '../arrivals/note-arrival.ts';
import { consentOf } from '../contacts/consent.ts';
import { messageDigest } from '../contacts/message-digest.ts';
import { keepRequest } from './keep-request.ts';

type Services = Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now' | 'legalRequests'>;

/**
 * Files what somebody asks for on the site. Resolves with the token of its page, which is the same for a form that was
 * posted twice. What a program filled in is thrown away, and the program gets the token of nothing.
 */
export async function fileRequest(
  { db, jobs, limits, now, legalRequests }: Services,
  actor: AnonymousActor,
  { website, ...asked }: RequestForm,
): Promise<{ token: string }> {
  await limits.consume('requestIp', actor.ip);
  const id = randomUUID();
  if (website !== '') return { token: legalRequests.links.tokenOf(id) };
  await limits.consume('requestAddress', asked.email.toLowerCase());
  const filedAt = now();
  const { kind, name, email, phone, documentType, documentNumber, subject, facts } = asked;
  const digest = messageDigest(
    [kind, name, email, phone, documentType, documentNumber, subject, facts],
    filedAt,
  );
  const kept = await asActor(db, actor, async (db) => {
    const kept = await keepRequest({ db, legalRequests }, actor, {
      ...asked,
      id,
      channel: 'site',
      receivedAt: filedAt,
      filedAt,
      consent: JSON.stringify(consentOf(requestConsent, actor, filedAt)),
      digest,
    });
    if (kept.isNew) {
      await asServiceWithin(db, actor, () =>
        noteArrival({ db, jobs, now }, { kind: 'request', id: kept.id }),
      );
    }
    return kept;
  });
  return { token: legalRequests.links.tokenOf(kept.id) };
}
